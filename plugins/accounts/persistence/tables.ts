import { AccountTable } from './account.table.ts'
import { PasskeyTable } from './passkey.table.ts'
import { RecoveryCodeTable, TotpTable } from './second-factor.table.ts'
import { SessionTable } from './session.table.ts'
import { TokenTable } from './token.table.ts'

/** Entities of the plugin. */
export const accountsTables = [AccountTable, SessionTable, TokenTable, TotpTable, RecoveryCodeTable, PasskeyTable]
