import { makeContactFixture } from './contact-fixture.ts'
import { describeContactRepositories } from './describe-contact-repositories.ts'

describeContactRepositories(makeContactFixture)
