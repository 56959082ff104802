import { makeTransaction } from '#adapters/memory/transaction.ts'
import { describeApplications } from './describe-applications.ts'
import { makeMemoryApplications } from './memory-applications.ts'

describeApplications(() => ({ ...makeMemoryApplications(), transaction: makeTransaction() }))
