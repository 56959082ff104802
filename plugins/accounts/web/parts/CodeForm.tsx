import { useState } from 'react'
import { callApi } from '#web/data/api.ts'
import { Button } from '#web/design/Button.tsx'
import { Field } from '#web/design/forms/Field.tsx'
import { CodeField } from '#web/forms/CodeField.tsx'
import { Form } from '#web/forms/Form.tsx'
import { SubmitRow } from '#web/forms/SubmitRow.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useT } from '#web/i18n/words.ts'
import type { SignedIn } from '../../contract/account.ts'
import css from '../accounts.module.css'
import { useArrival } from './use-arrival.ts'

interface Second {
  /** The word that the first step gave. */
  readonly word: string
  readonly done: (answer: SignedIn) => void
  readonly back: () => void
}

/** The second step of signing in: six digits, or a recovery code where the app is not at hand. */
export const CodeForm = ({ word, done, back }: Second) => {
  const t = useT()
  const arrival = useArrival<HTMLParagraphElement>()
  const [recovery, setRecovery] = useState(false)
  const form = useForm<SignedIn>({
    id: 'kod',
    submit: ({ code }) => callApi('/api/v1/account/2fa/login', { body: { second_factor: word, code }, as: 'anyone' }),
    done,
  })
  const label = t(recovery ? 'accounts.form.code.recovery' : 'accounts.form.code')
  return (
    <Form of={form} labels={{ code: label }}>
      <p ref={arrival} tabIndex={-1} className={css['said']}>
        {t('accounts.form.code.text')}
      </p>
      {recovery ? (
        <Field name="code" label={label} hint={t('accounts.form.code.recovery.hint')} autoComplete="off" max={40} />
      ) : (
        <CodeField name="code" label={label} hint={t('accounts.form.code.hint')} />
      )}
      <SubmitRow send={t('accounts.form.code.send')}>
        <Button look="quiet" onClick={back}>
          {t('accounts.form.code.back')}
        </Button>
      </SubmitRow>
      <div>
        <Button look="quiet" small onClick={() => setRecovery(!recovery)}>
          {t(recovery ? 'accounts.form.code.app' : 'accounts.form.code.lost')}
        </Button>
      </div>
    </Form>
  )
}
