import { submitTo } from '#web/ui/forms/submit-to.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import { accountsApi } from '../../contract/api.ts'
import type { OutputOf } from '#web/runtime/api-types.ts'
const s = submitTo(accountsApi.registerAccount)
export const n: number = s
export const m: number = null as unknown as OutputOf<typeof accountsApi.registerAccount>
useForm({ id: 'x', submit: s, onSaved: ({ email }) => void email })
useForm({ id: 'x', submit: submitTo(accountsApi.registerAccount), onSaved: ({ email }) => void email })
useForm({ id: 'x', submit: (a, b) => submitTo(accountsApi.registerAccount)(a, b), onSaved: ({ email }) => void email })
