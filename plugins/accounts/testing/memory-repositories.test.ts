import { makeAccountsFixture } from './accounts-fixture.ts'
import { describeAccountRepository } from './describe-account-repository.ts'
import { describeCredentialRepositories } from './describe-credential-repositories.ts'
import { describeSessionRepository } from './describe-session-repository.ts'

describeAccountRepository(makeAccountsFixture)
describeSessionRepository(makeAccountsFixture)
describeCredentialRepositories(() => {
  const { accounts, tokens, passkeyRepository: passkeys, factors, clock, transaction } = makeAccountsFixture()
  return { accounts, tokens, passkeys, factors, clock, transaction }
})
