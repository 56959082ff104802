import { describeClaims } from './describe-claims.ts'
import { makeMemoryClaims } from './memory-claims.ts'

describeClaims(() => makeMemoryClaims())
