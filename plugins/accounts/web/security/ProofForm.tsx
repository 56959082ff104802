import { callApi } from '#web/data/api.ts'
import { Button } from '#web/design/Button.tsx'
import { Field } from '#web/design/forms/Field.tsx'
import { Form } from '#web/forms/Form.tsx'
import { PasswordField } from '#web/forms/PasswordField.tsx'
import { SubmitRow } from '#web/forms/SubmitRow.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useT } from '#web/i18n/words.ts'
import { useArrival } from '../parts/use-arrival.ts'
import css from './security.module.css'

interface Answer {
  readonly recovery_codes?: readonly string[]
}

interface Asked {
  /** The row below `/api/v1/account/2fa`; its words are `accounts.own.security.DOES.text` and `.send`. */
  readonly does: 'recovery' | 'disable'
  readonly done: (answer: Answer) => void
  readonly back: () => void
}

/** Password and code together, before codes of an app change. */
export const ProofForm = ({ does, done, back }: Asked) => {
  const t = useT()
  const arrival = useArrival<HTMLParagraphElement>()
  const form = useForm<Answer>({ id: does, submit: (body) => callApi(`/api/v1/account/2fa/${does}`, { body }), done })
  const labels = { password: t('accounts.form.password'), code: t('accounts.form.code.either') }
  return (
    <Form of={form} labels={labels}>
      <p ref={arrival} tabIndex={-1} className={css['said']}>
        {t(`accounts.own.security.${does}.lead`)}
      </p>
      <PasswordField name="password" label={labels.password} autoComplete="current-password" />
      <Field name="code" label={labels.code} autoComplete="one-time-code" max={40} />
      <SubmitRow look="outline" send={t(`accounts.own.security.${does}.send`)}>
        <Button look="quiet" onClick={back}>
          {t('CANCEL')}
        </Button>
      </SubmitRow>
    </Form>
  )
}
