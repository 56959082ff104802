import { useState } from 'react'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { showToast } from '#web/app-kit/show-toast.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePasskeys } from '#web/ui/forms/passkeys.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { accountsApi } from '../../contract/api.ts'
import { AddPasskey } from './AddPasskey.tsx'
import { Passkey } from './Passkey.tsx'
import css from './security.module.css'

/** List of the user's passkeys, with adding and removing. */
export const Passkeys = () => {
  const t = useT()
  const { data: passkeys } = useQuery(accountsApi.listPasskeys)
  const { passkeys_possible } = useQuery(accountsApi.showSecurity).data
  const supported = usePasskeys() && passkeys_possible
  const [adding, setAdding] = useState(false)
  const onAdded = async () => {
    setAdding(false)
    await showToast({ kind: 'success', text: t('accounts.own.security.passkeys.added') })
  }
  return (
    <div className={css['state']}>
      {passkeys.length > 0 && (
        <ul className={css['passkeys']}>
          {passkeys.map((passkey) => (
            <Passkey key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {supported && adding && <AddPasskey onDone={onAdded} onBack={() => setAdding(false)} />}
      {supported && !adding && (
        <div>
          <Button onClick={() => setAdding(true)}>{t('accounts.own.security.passkeys.add')}</Button>
        </div>
      )}
      {!supported && <p className={css['quiet']}>{t('accounts.own.security.passkeys.impossible')}</p>}
    </div>
  )
}
