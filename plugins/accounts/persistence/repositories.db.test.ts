import { makeClock } from '#adapters/memory/clock.ts'
import { testPlatform } from '#config/quality/testing/platform.ts'
import { startForTests } from '#config/quality/testing/start-for-tests.ts'
import { Transaction } from '#core/ports/transaction.ts'
import { AccountRepository } from '../domain/accounts.port.ts'
import { OneTimeTokens } from '../domain/one-time-tokens.port.ts'
import { PasskeyRepository, SecondFactorRepository } from '../domain/second-factors.port.ts'
import { SessionRepository } from '../domain/sessions.port.ts'
import { describeAccountRepository } from '../testing/describe-account-repository.ts'
import { describeCredentialRepositories } from '../testing/describe-credential-repositories.ts'
import { describeSessionRepository } from '../testing/describe-session-repository.ts'

const clock = makeClock()
const platform = startForTests(() => testPlatform({ clock }))

describeAccountRepository(() => ({ accounts: platform.find(AccountRepository), transaction: platform.find(Transaction) }))
describeSessionRepository(() => ({
  accounts: platform.find(AccountRepository),
  sessions: platform.find(SessionRepository),
  transaction: platform.find(Transaction),
}))
describeCredentialRepositories(() => ({
  accounts: platform.find(AccountRepository),
  tokens: platform.find(OneTimeTokens),
  passkeys: platform.find(PasskeyRepository),
  factors: platform.find(SecondFactorRepository),
  transaction: platform.find(Transaction),
  clock,
}))
