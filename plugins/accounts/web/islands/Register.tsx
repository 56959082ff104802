import { useRef, useState } from 'react'
import { languages } from '#core/kernel/language.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { nameMaxLength, nameMinLength } from '#core/kernel/name-length.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { island } from '#web/runtime/islands/define.ts'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import { PasswordField } from '#web/ui/forms/PasswordField.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { submitForm } from '#web/ui/forms/submit-form.ts'
import type { SubmittedForm } from '#web/ui/forms/submitted-form.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { TextWithHighlight } from '#web/ui/primitives/TextWithHighlight.tsx'
import { accountsApi } from '../../contract/api.ts'
import { languageNames } from '../components/language-names.ts'
import { MailSent } from '../components/MailSent.tsx'
import { PasswordStrength } from '../components/PasswordStrength.tsx'
import css from '../pages.module.css'

export interface RegisterProps {
  readonly posted?: SubmittedForm | undefined
  /** Date of the terms in force, ISO date. */
  readonly terms: string
  readonly links: { readonly terms?: string | undefined; readonly privacy?: string | undefined; readonly login?: string | undefined }
}

const fieldNames = ['first_name', 'last_name', 'email', 'password'] as const

const minLength = [nameMinLength, 'NAME_TOO_SHORT'] as const

const relatedFields = ['email', 'first_name', 'last_name']

/**
 * Registration form: names, e-mail, password, language and terms, each asked for once: the password can be shown, and a
 * wrong address corrected once the form has said where the mail went.
 */
const RegisterForm = ({ posted, terms, links }: RegisterProps) => {
  const t = useT()
  const language = useLanguage()
  const filled = useRef<HTMLDivElement>(null)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const form = useForm({
    id: 'rejestracja',
    posted,
    schema: () => import('../../contract/credentials.ts').then(({ Registration }) => Registration),
    submit: (values, { call }) => submitForm(call, accountsApi.registerAccount, values),
    onSaved: ({ email }) => setSentTo(email),
  })
  const labels = Object.fromEntries(fieldNames.map((name) => [name, t(messageKey('accounts.form', name))]))
  const label = (name: (typeof fieldNames)[number]) => labels[name] ?? ''
  const linkTo = (href: string | undefined) => (part: string) => (href === undefined ? part : <a href={href}>{part}</a>)
  const correct = () => {
    setSentTo(null)
    requestAnimationFrame(() => filled.current?.querySelector<HTMLInputElement>('input[name=email]')?.focus())
  }
  return (
    <>
      {sentTo !== null && (
        <MailSent title={t('accounts.form.register.sent.title')} text={t('accounts.form.register.sent.text', { email: sentTo })}>
          <Button small onClick={correct}>
            {t('accounts.form.register.sent.correct')}
          </Button>
        </MailSent>
      )}
      <div ref={filled} className={css['stack']} hidden={sentTo !== null}>
        <Form of={form} labels={{ ...labels, terms_version: t('accounts.form.terms').replaceAll('*', '') }}>
          <div className={css['pair']}>
            <Field name="first_name" label={label('first_name')} autoComplete="given-name" max={nameMaxLength} min={minLength} />
            <Field name="last_name" label={label('last_name')} autoComplete="family-name" max={nameMaxLength} min={minLength} />
          </div>
          <Field name="email" type="email" label={label('email')} autoComplete="username" max={254} />
          <PasswordField name="password" label={label('password')} hint={t('accounts.form.password.hint')} autoComplete="new-password">
            {(typed, input) => <PasswordStrength typed={typed} input={input} relatedFields={relatedFields} />}
          </PasswordField>
          <Select
            name="language"
            label={t('accounts.form.language')}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
            first={language}
          />
          <div className={css['terms']}>
            <Checkbox name="terms_version" value={terms} missing="TERMS_NOT_ACCEPTED">
              <TextWithHighlight text={t('accounts.form.terms')} highlight={linkTo(links.terms)} />
            </Checkbox>
            <p className={css['quiet']}>
              <TextWithHighlight text={t('accounts.form.privacy')} highlight={linkTo(links.privacy)} />
            </p>
          </div>
          <SubmitRow send={t('accounts.form.register.send')} wide />
        </Form>
        {links.login !== undefined && (
          <p className={css['way']}>
            {t('accounts.form.register.known')} <a href={links.login}>{t('accounts.form.register.login')}</a>
          </p>
        )}
      </div>
    </>
  )
}

/** Island of the registration form; before hydration it is an HTML form posted to its page. */
export default island('accounts/Register', ['accounts.form', ...formMessages], RegisterForm)
