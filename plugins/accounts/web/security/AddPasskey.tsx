import { useState } from 'react'
import { callApi } from '#web/runtime/api.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { PasswordField } from '#web/ui/forms/PasswordField.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { PasskeyView } from '../../contract/factors.ts'
import { useFocusOnMount } from '../parts/use-focus-on-mount.ts'
import { isCancelled, isAlreadyRegistered } from '../parts/use-passkeys.ts'
import css from './security.module.css'

const createPasskey = async (password: string, name: string): Promise<PasskeyView> => {
  const options = await callApi<PublicKeyCredentialCreationOptionsJSON>('/api/v1/account/passkey/options', { body: { password } })
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options)
  const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  return callApi<PasskeyView>('/api/v1/account/passkey', { body: { response: credential.toJSON(), name } })
}

/** Form that adds a passkey: name and password, then the prompt of the device. */
export const AddPasskey = ({ onDone, onBack }: { onDone: (passkey: PasskeyView) => Promise<void>; onBack: () => void }) => {
  const t = useT()
  const focusRef = useFocusOnMount<HTMLParagraphElement>()
  const [status, setStatus] = useState('')
  const form = useForm<PasskeyView | null>({
    id: 'klucz',
    submit: async ({ password, name }) => {
      setStatus('')
      try {
        return await createPasskey(String(password), String(name))
      } catch (error) {
        if (!isCancelled(error) && !isAlreadyRegistered(error)) throw error
        setStatus(t(isAlreadyRegistered(error) ? 'accounts.own.security.passkeys.there' : 'accounts.own.security.passkeys.given-up'))
        return null
      }
    },
    onSaved: (passkey) => void (passkey && onDone(passkey)),
  })
  const labels = { name: t('accounts.own.security.passkeys.name'), password: t('accounts.form.password') }
  return (
    <Form of={form} labels={labels}>
      <p ref={focusRef} tabIndex={-1} className={css['prompt']}>
        {t('accounts.own.security.passkeys.text')}
      </p>
      <Field name="name" label={labels.name} hint={t('accounts.own.security.passkeys.name.hint')} autoComplete="off" max={60} />
      <PasswordField name="password" label={labels.password} autoComplete="current-password" />
      <p role="status" className={css['quiet']}>
        {status}
      </p>
      <SubmitRow look="outline" send={t('accounts.own.security.passkeys.send')}>
        <Button look="quiet" onClick={onBack}>
          {t('CANCEL')}
        </Button>
      </SubmitRow>
    </Form>
  )
}
