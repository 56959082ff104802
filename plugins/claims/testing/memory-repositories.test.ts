import { makeTransaction } from '#adapters/memory/transaction.ts'
import { describeClaims } from './describe-claims.ts'
import { makeMemoryClaims } from './memory-claims.ts'

describeClaims(() => ({ ...makeMemoryClaims(), transaction: makeTransaction() }))
