import { Button } from '#web/design/Button.tsx'
import { CodeField } from '#web/forms/CodeField.tsx'
import { Form } from '#web/forms/Form.tsx'
import { SubmitRow } from '#web/forms/SubmitRow.tsx'
import { useForm } from '#web/forms/use-form.ts'
import { useT } from '#web/i18n/words.ts'
import type { SignedIn } from '../../contract/account.ts'
import css from '../accounts.module.css'
import { useArrival } from './use-arrival.ts'

interface Second {
  readonly confirm: (code: string) => Promise<SignedIn>
  readonly done: (answer: SignedIn) => void
  readonly back: () => void
}

/** The second step of signing in: six digits. */
export const CodeForm = ({ confirm, done, back }: Second) => {
  const t = useT()
  const arrival = useArrival<HTMLParagraphElement>()
  const form = useForm<SignedIn>({ id: 'kod', submit: ({ code }) => confirm(String(code)), done })
  return (
    <Form of={form} labels={{ code: t('accounts.form.code') }}>
      <p ref={arrival} tabIndex={-1} className={css['said']}>
        {t('accounts.form.code.text')}
      </p>
      <CodeField name="code" label={t('accounts.form.code')} hint={t('accounts.form.code.hint')} />
      <SubmitRow send={t('accounts.form.code.send')}>
        <Button look="quiet" onClick={back}>
          {t('accounts.form.code.back')}
        </Button>
      </SubmitRow>
    </Form>
  )
}
