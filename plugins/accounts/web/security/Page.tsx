import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { factDay } from '#core/kernel/dates.ts'
import { ConfirmButton } from '#web/app-kit/ConfirmButton.tsx'
import { type PageQueries, query } from '#web/app-kit/data/page-queries.ts'
import { useMutation } from '#web/app-kit/data/use-mutation.ts'
import { useQuery } from '#web/app-kit/data/use-query.ts'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useIdentityProof } from '#web/app-kit/identity/use-identity-proof.tsx'
import { showToast } from '#web/app-kit/show-toast.ts'
import type { InputOf, OutputOf } from '#web/runtime/api-types.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { isAlreadyRegistered, isCancelled, usePasskeys } from '#web/ui/forms/passkeys.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { accountsApi } from '../../contract/api.ts'
import type { PasskeyView } from '../../contract/factors.ts'
import sections from '../app.module.css'
import css from '../app.module.css'
import { Section } from '../profile/Section.tsx'
import { StepForm } from './StepForm.tsx'
import { Totp } from './Totp.tsx'
import { useFactorAdded } from './use-factor-added.ts'

export const queries: PageQueries = () => [query(accountsApi.showSecurity), query(accountsApi.listPasskeys)]

/** Security page: authenticator app and passkeys. */
export const Page = () => {
  const t = useT()
  const { required, satisfied, totp } = useQuery(accountsApi.showSecurity).data
  const { data: passkeys } = useQuery(accountsApi.listPasskeys)
  return (
    <>
      <h1 tabIndex={-1}>{t('accounts.own.security.title')}</h1>
      {required && !satisfied && (
        <p className={css['required']}>
          {t(totp || passkeys.length > 0 ? 'accounts.own.security.again' : 'accounts.own.security.required')}
        </p>
      )}
      <div className={sections['sections']}>
        <Section name="totp" title={t('accounts.own.security.totp.title')} lead={t('accounts.own.security.totp.lead')}>
          <Totp />
        </Section>
        <Section name="passkeys" title={t('accounts.own.security.passkeys.title')} lead={t('accounts.own.security.passkeys.lead')}>
          <Passkeys />
        </Section>
      </div>
    </>
  )
}

/** List of the user's passkeys, with adding and removing. */
const Passkeys = () => {
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

/** List item of a passkey: name, date added and date last used. */
const Passkey = ({ passkey: { id, name, created_at, last_used_at } }: { readonly passkey: PasskeyView }) => {
  const t = useT()
  const language = useLanguage()
  const remove = useMutation(accountsApi.removePasskey, {
    invalidates: [accountsApi.listPasskeys, accountsApi.showSecurity],
    acceptedErrors: ['error/passkey-not-found'],
    toast: t('accounts.own.security.passkeys.removed'),
  })
  const format = (time: string) => factDay(time, language)
  const used = last_used_at === null ? t('accounts.own.security.passkeys.never') : format(last_used_at)
  return (
    <li className={css['passkey']}>
      <Icon of={KeyRound} large />
      <div className={css['securityAbout']}>
        <p className={css['prompt']}>{name}</p>
        <p className={css['quiet']}>{t('accounts.own.security.passkeys.when', { added: format(created_at), used })}</p>
      </div>
      <ConfirmButton
        danger
        small
        aria-label={t('accounts.own.security.passkeys.remove.of', { name })}
        title={t('accounts.own.security.passkeys.remove.title', { name })}
        text={t('accounts.own.security.passkeys.remove.text')}
        accept={t('accounts.own.security.passkeys.remove')}
        onConfirm={() => remove.mutate({ id })}
      >
        {t('accounts.own.security.passkeys.remove')}
      </ConfirmButton>
    </li>
  )
}

type PasskeyOptions = OutputOf<typeof accountsApi.startPasskeyRegistration>
type PasskeyResponse = InputOf<typeof accountsApi.addPasskey>['response']

/** Lets the device create a passkey. The contract passes WebAuthn JSON on unread, so the browser's types for it are asserted. */
const createPasskey = async (options: PasskeyOptions): Promise<PasskeyResponse> => {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON)
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  return credential.toJSON() as unknown as PasskeyResponse
}

/** Form that adds a passkey: name and proof of the owner, then the prompt of the device. */
const AddPasskey = ({ onDone, onBack }: { readonly onDone: () => Promise<void>; readonly onBack: () => void }) => {
  const t = useT()
  const onFactorAdded = useFactorAdded()
  const [status, setStatus] = useState('')
  const proof = useIdentityProof(accountsApi)
  const form = useApiForm(accountsApi.startPasskeyRegistration, {
    id: 'klucz',
    prepare: proof.prepare,
    unsent: ['name'],
    onSaved: async (options, { name }, call) => {
      setStatus('')
      try {
        await call(accountsApi.addPasskey, { response: await createPasskey(options), name: String(name) })
      } catch (error) {
        if (!isCancelled(error) && !isAlreadyRegistered(error)) throw error
        return setStatus(t(isAlreadyRegistered(error) ? 'accounts.own.security.passkeys.there' : 'accounts.own.security.passkeys.given-up'))
      }
      await onFactorAdded()
      await onDone()
    },
  })
  const labels = { name: t('accounts.own.security.passkeys.name'), ...proof.labels }
  return (
    <StepForm
      of={form}
      labels={labels}
      lead={t('accounts.own.security.passkeys.text')}
      send={t('accounts.own.security.passkeys.send')}
      onBack={onBack}
    >
      <Field name="name" label={labels.name} hint={t('accounts.own.security.passkeys.name.hint')} autoComplete="off" max={60} />
      {proof.fields}
      <p role="status" className={css['quiet']}>
        {status}
      </p>
    </StepForm>
  )
}
