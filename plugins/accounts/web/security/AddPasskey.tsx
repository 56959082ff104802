import { useState } from 'react'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { useIdentityProof } from '#web/app-kit/identity/use-identity-proof.tsx'
import type { InputOf, OutputOf } from '#web/runtime/api-types.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { isAlreadyRegistered, isCancelled } from '#web/ui/forms/passkeys.ts'
import { accountsApi } from '../../contract/api.ts'
import { StepForm } from './StepForm.tsx'
import css from './security.module.css'
import { useFactorAdded } from './use-factor-added.ts'

type PasskeyOptions = OutputOf<typeof accountsApi.startPasskeyRegistration>
type PasskeyResponse = InputOf<typeof accountsApi.addPasskey>['response']

/** Lets the device create a passkey. The contract passes WebAuthn JSON on unread, so the browser's types for it are asserted. */
const createPasskey = async (options: PasskeyOptions): Promise<PasskeyResponse> => {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON)
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  return credential.toJSON() as unknown as PasskeyResponse
}

/** Form that adds a passkey: name and proof of the owner, then the prompt of the device. */
export const AddPasskey = ({ onDone, onBack }: { readonly onDone: () => Promise<void>; readonly onBack: () => void }) => {
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
