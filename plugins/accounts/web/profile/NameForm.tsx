import { nameMinLength, nameMaxLength } from '#core/kernel/name-length.ts'
import { languages } from '#core/kernel/language.ts'
import { callApi } from '#web/runtime/api.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { useForm } from '#web/ui/forms/use-form.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { currentUser, setUser } from '#web/runtime/session/current-user.ts'
import type { AccountView } from '../../contract/account.ts'
import { languageNames } from '../parts/language-names.ts'

const minLength = [nameMinLength, 'NAME_TOO_SHORT'] as const

/** Form for name and language. */
export const NameForm = ({ account }: { account: AccountView }) => {
  const [t, pageLanguage] = [useT(), useLanguage()]
  const form = useForm<AccountView>({
    id: 'dane',
    initial: { first_name: account.name, last_name: account.surname, language: account.language },
    version: account.version,
    submit: (body, { version }) =>
      callApi(`/api/v1/account/account/${account.id}`, { method: 'PATCH', body, headers: { 'if-match': `"${version}"` } }),
    onSaved: ({ name, surname, language }) => {
      const user = currentUser()
      if (user) setUser({ ...user, name, surname, language })
      // The page must be rendered in the new language.
      if (language !== pageLanguage) location.reload()
    },
  })
  const labels = {
    first_name: t('accounts.form.first_name'),
    last_name: t('accounts.form.last_name'),
    language: t('accounts.form.language'),
  }
  return (
    <Form of={form} labels={labels}>
      <Field name="first_name" label={labels.first_name} autoComplete="given-name" max={nameMaxLength} min={minLength} />
      <Field name="last_name" label={labels.last_name} autoComplete="family-name" max={nameMaxLength} min={minLength} />
      <Select
        name="language"
        label={labels.language}
        options={languages.map((value) => ({ value, label: languageNames[value] }))}
        first={account.language}
      />
      <SubmitRow send={t('accounts.own.profile.save')} />
    </Form>
  )
}
