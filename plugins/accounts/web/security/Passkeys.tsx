import { useState } from 'react'
import { ApiError, callApi } from '#web/data/api.ts'
import { Button } from '#web/design/Button.tsx'
import { ConfirmDialog } from '#web/forms/ConfirmDialog.tsx'
import { tellFailure } from '#web/forms/tell-failure.ts'
import { useT } from '#web/i18n/words.ts'
import type { PasskeyView } from '../../contract/factors.ts'
import { usePasskeys } from '../parts/use-passkeys.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { Passkey } from './Passkey.tsx'
import css from './security.module.css'

interface Kept {
  readonly first: readonly PasskeyView[]
  /** Whether the site's address allows any. */
  readonly possible: boolean
  readonly added: () => Promise<void>
}

/** One's passkeys: listed, taken away, and another one added. */
export const Passkeys = ({ first, possible, added }: Kept) => {
  const t = useT()
  const able = usePasskeys()
  const [passkeys, show] = useState(first)
  const [adding, add] = useState(false)
  const [asked, ask] = useState<PasskeyView | null>(null)
  const remove = async (id: string): Promise<void> => {
    try {
      await callApi(`/api/v1/account/passkey/${id}`, { method: 'DELETE' })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // What is gone already is gone from the list too.
      if (error.problem.status !== 404) return tellFailure(error, t, () => remove(id))
    }
    show((now) => now.filter((one) => one.id !== id))
    const { toast } = await import('#web/islands/toast.ts')
    toast({ kind: 'success', text: t('accounts.own.security.passkeys.removed') })
  }
  const keep = async (passkey: PasskeyView) => {
    show((now) => [...now, passkey])
    add(false)
    await added()
    const { toast } = await import('#web/islands/toast.ts')
    toast({ kind: 'success', text: t('accounts.own.security.passkeys.added') })
  }
  return (
    <div className={css['state']}>
      {passkeys.length > 0 && (
        <ul className={css['passkeys']}>
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} remove={() => ask(passkey)} />
          ))}
        </ul>
      )}
      {possible && able && adding && <AddPasskey done={keep} back={() => add(false)} />}
      {possible && able && !adding && (
        <div>
          <Button onClick={() => add(true)}>{t('accounts.own.security.passkeys.add')}</Button>
        </div>
      )}
      {!(possible && able) && <p className={css['quiet']}>{t('accounts.own.security.passkeys.impossible')}</p>}
      <ConfirmDialog
        open={asked !== null}
        title={t('accounts.own.security.passkeys.remove.title', { name: asked?.name ?? '' })}
        accept={t('accounts.own.security.passkeys.remove')}
        answer={(sure) => {
          ask(null)
          if (sure && asked) void remove(asked.id)
        }}
      >
        <p>{t('accounts.own.security.passkeys.remove.text')}</p>
      </ConfirmDialog>
    </div>
  )
}
