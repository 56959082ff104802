import { afterAll, beforeAll } from 'vitest'
import { type TestPlatform, testPlatform } from '#config/quality/testing/platform.ts'
import { ContactMessages, Presentations } from '../domain/contact.port.ts'
import { describeContactRepositories } from '../testing/describe-contact-repositories.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
afterAll(() => platform.end())

describeContactRepositories(() => ({ messages: platform.find(ContactMessages), presentations: platform.find(Presentations) }))
