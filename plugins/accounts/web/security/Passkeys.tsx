import { useState } from 'react'
import { ApiError, callApi } from '#web/runtime/api.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { ConfirmDialog } from '#web/ui/forms/ConfirmDialog.tsx'
import { showSubmitError } from '#web/ui/forms/show-submit-error.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { PasskeyView } from '../../contract/factors.ts'
import { usePasskeys } from '../parts/use-passkeys.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { Passkey } from './Passkey.tsx'
import css from './security.module.css'

interface PasskeysProps {
  readonly initial: readonly PasskeyView[]
  /** True when the host of the site allows passkeys. */
  readonly available: boolean
  readonly onAdded: () => Promise<void>
}

/** List of the user's passkeys, with adding and removing. */
export const Passkeys = ({ initial, available, onAdded }: PasskeysProps) => {
  const t = useT()
  const supported = usePasskeys()
  const [passkeys, setPasskeys] = useState(initial)
  const [adding, setAdding] = useState(false)
  const [toRemove, setToRemove] = useState<PasskeyView | null>(null)
  const remove = async (id: string): Promise<void> => {
    try {
      await callApi(`/api/v1/account/passkey/${id}`, { method: 'DELETE' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A passkey that was removed already is removed from the list too.
      if (error.problem.status !== 404) return showSubmitError(error, t, () => remove(id))
    }
    setPasskeys((now) => now.filter((passkey) => passkey.id !== id))
    const { toast } = await import('#web/runtime/islands/toast.ts')
    toast({ kind: 'success', text: t('accounts.own.security.passkeys.removed') })
  }
  const append = async (passkey: PasskeyView) => {
    setPasskeys((now) => [...now, passkey])
    setAdding(false)
    await onAdded()
    const { toast } = await import('#web/runtime/islands/toast.ts')
    toast({ kind: 'success', text: t('accounts.own.security.passkeys.added') })
  }
  return (
    <div className={css['state']}>
      {passkeys.length > 0 && (
        <ul className={css['passkeys']}>
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} onRemove={() => setToRemove(passkey)} />
          ))}
        </ul>
      )}
      {available && supported && adding && <AddPasskey onDone={append} onBack={() => setAdding(false)} />}
      {available && supported && !adding && (
        <div>
          <Button onClick={() => setAdding(true)}>{t('accounts.own.security.passkeys.add')}</Button>
        </div>
      )}
      {!(available && supported) && <p className={css['quiet']}>{t('accounts.own.security.passkeys.impossible')}</p>}
      <ConfirmDialog
        open={toRemove !== null}
        title={t('accounts.own.security.passkeys.remove.title', { name: toRemove?.name ?? '' })}
        accept={t('accounts.own.security.passkeys.remove')}
        onClose={(confirmed) => {
          setToRemove(null)
          if (confirmed && toRemove) void remove(toRemove.id)
        }}
      >
        <p>{t('accounts.own.security.passkeys.remove.text')}</p>
      </ConfirmDialog>
    </div>
  )
}
