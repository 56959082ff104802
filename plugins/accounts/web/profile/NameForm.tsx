import { languages } from '#core/kernel/language.ts'
import { nameMaxLength, nameMinLength } from '#core/kernel/name-length.ts'
import { fetchAnswer } from '#web/app-kit/data/fetch-answer.ts'
import { ApiForm } from '#web/app-kit/forms/ApiForm.tsx'
import { useApiForm } from '#web/app-kit/forms/use-api-form.ts'
import { reloadPage } from '#web/app-kit/page/reload-page.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { Field } from '#web/ui/fields/Field.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { accountsApi } from '../../contract/api.ts'
import { languageNames } from '../components/language-names.ts'
import { type Account, useAccount } from './use-account.ts'

const minLength = [nameMinLength, 'NAME_TOO_SHORT'] as const
const options = languages.map((value) => ({ value, label: languageNames[value] }))

const recordOf = ({ name, surname, language, version }: Account) => ({
  values: { first_name: name, last_name: surname, language },
  version,
})

/** Form for name and language. */
export const NameForm = () => {
  const t = useT()
  const { account, update } = useAccount()
  const { id } = account
  const pageLanguage = useLanguage()
  const form = useApiForm(accountsApi.changeAccount, {
    id: 'dane',
    input: { id },
    record: recordOf(account),
    reload: async () => recordOf(await fetchAnswer(accountsApi.showAccount, { id })),
    draft: true,
    onSaved: (saved) => {
      update(saved)
      // The page must be rendered in the new language.
      if (saved.language !== pageLanguage) void reloadPage()
    },
  })
  const labels = {
    first_name: t('accounts.form.first_name'),
    last_name: t('accounts.form.last_name'),
    language: t('accounts.form.language'),
  }
  const textOf = (name: string, value: unknown) =>
    (name === 'language' ? options.find((option) => option.value === value)?.label : undefined) ?? String(value)
  return (
    <ApiForm of={form} labels={labels} textOf={textOf}>
      <Field name="first_name" label={labels.first_name} autoComplete="given-name" max={nameMaxLength} min={minLength} />
      <Field name="last_name" label={labels.last_name} autoComplete="family-name" max={nameMaxLength} min={minLength} />
      <Select name="language" label={labels.language} options={options} />
      <SubmitRow send={t('accounts.own.profile.save')} />
    </ApiForm>
  )
}
