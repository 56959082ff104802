import { testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { ContactMessages, Presentations } from '../domain/contact.port.ts'
import { describeContactRepositories } from '../testing/describe-contact-repositories.ts'

const platform = startForTests(testPlatform)

describeContactRepositories(() => ({ messages: platform.find(ContactMessages), presentations: platform.find(Presentations) }))
