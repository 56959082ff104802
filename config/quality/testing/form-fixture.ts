import { addPlugin } from './add-plugin.ts'

const messages = JSON.stringify({
  'formprobe.title': 'Próba *formularza*',
  'formprobe.page': 'Próba formularza',
  ...Object.fromEntries(
    ['name', 'email', 'phone', 'www', 'age', 'text', 'kind', 'city', 'photo', 'code', 'password', 'news', 'hidden'].map((name) => [
      `formprobe.${name}`,
      `Pole ${name}`,
    ]),
  ),
})

const files: Readonly<Record<string, string>> = {
  'plugins/formprobe/messages/all.json': messages,
  'plugins/formprobe/plugin.ts': `
import { definePlugin } from '#core/plugin/define-plugin.ts'
import words from './messages/all.json' with { type: 'json' }
export const plugin = definePlugin({
  name: 'formprobe', messages: { pl: words, ua: words, en: words },
})`,
  'plugins/formprobe/contract/taken.ts': `
import { Schema } from 'effect'
import { fieldsMatch } from '#core/kernel/fields-match.ts'
import { Email } from '#core/kernel/field-schemas.ts'
export const Taken = Schema.Struct({ email: Email, email_repeat: Schema.String }).check(fieldsMatch('email', 'email_repeat', 'EMAILS_DIFFER'))`,
  'plugins/formprobe/contract/api.ts': `
import { Schema } from 'effect'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { defineApi } from '#core/plugin/route-definition.ts'
import { route } from '#core/plugin/route.ts'
import { Taken } from './taken.ts'
const Everything = Schema.Struct({ version: Schema.optional(Schema.Int) })
export const formprobeApi = defineApi({
  add: route.post('/api/v1/probe', { summary: 'Intercepted by tests.', input: Taken, output: Schema.Null, access: 'anyone' }),
  change: route.patch('/api/v1/probe', {
    summary: 'Intercepted by tests.', input: Everything, output: Schema.Struct({ version: Schema.Int }), access: 'anyone',
    errors: [VersionConflict], version: true,
  }),
})`,
  'plugins/formprobe/use-cases/take.ts': `
import { Effect } from 'effect'
import { define } from '#core/kernel/define.ts'
export const Take = define('formprobe/Take', {}, () => Effect.fn('formprobe.take')(function* (_: unknown, input: unknown) { return yield* Effect.succeed(input) }))`,
  'plugins/formprobe/web/take.data.ts': `
import { pageAction } from '#web/server/page-data/page-action.ts'
import { Taken } from '../contract/taken.ts'
import { Take } from '../use-cases/take.ts'
export const action = pageAction(Take, { input: Taken, redirectTo: () => '/proba/ala' })`,
  'plugins/formprobe/web/pages.ts': `
import { definePages } from '#web/runtime/plugin-ui.ts'
import { probe } from '#plugins/probe/contract/ui.ts'
import { Everything } from './Everything.tsx' with { type: 'vike:pointer' }
import { Twice } from './Twice.tsx' with { type: 'vike:pointer' }
import { action } from './take.data.ts' with { type: 'vike:pointer' }
const page = { title: 'formprobe.page', background: 'white' } as const
const messages = ['formprobe', 'form', 'LOADING_DOTS', 'CANCEL', 'FIELD_REQUIRED', 'FIELD_EMPTY', 'EMAIL_FIELD_INVALID', 'PHONE_FIELD_MINIMAL_INPUT', 'NAME_TOO_SHORT', 'URL_FIELD_INVALID', 'error/validation', 'error/bad-file-format', 'error/file-too-big', 'error.connection']
export const pages = definePages([
  { ...page, layout: probe, route: '/proba/formularz/wszystko', Page: Everything, messages },
  { ...page, layout: 'public', route: '/proba/formularz/dwa-razy', Page: Twice, action },
])`,
  'plugins/formprobe/web/Everything.tsx': `
import { useState } from 'react'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Checkbox } from '#web/ui/fields/Checkbox.tsx'
import { Choice } from '#web/ui/fields/Choice.tsx'
import { Field } from '#web/ui/fields/Field.tsx'
import { NumberField } from '#web/ui/fields/NumberField.tsx'
import { Select } from '#web/ui/fields/Select.tsx'
import { CodeField } from '#web/ui/forms/CodeField.tsx'
import { ConfirmDialog } from '#web/ui/forms/ConfirmDialog.tsx'
import { CountedArea } from '#web/ui/forms/CountedArea.tsx'
import { FileField } from '#web/ui/forms/FileField.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { PasswordField } from '#web/ui/forms/PasswordField.tsx'
import { SaveStatus } from '#web/ui/forms/SaveStatus.tsx'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { submitForm } from '#web/ui/forms/submit-form.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { usePage } from '#web/runtime/page.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { formprobeApi } from '../contract/api.ts'
const names = ['name', 'email', 'phone', 'www', 'age', 'text', 'kind', 'city', 'photo', 'code', 'password', 'news', 'hidden'] as const
const options = ['a', 'b', 'c'].map((value) => ({ value, label: 'Słowo ' + value }))
export const Everything = () => {
  const t = useT()
  const live = usePage().context.path.includes('zywy')
  const l = Object.fromEntries(names.map((name) => [name, t('formprobe.' + name)])) as Record<(typeof names)[number], string>
  const [open, setOpen] = useState(false)
  const [log, setLog] = useState('')
  const form = useForm<unknown>({
    id: 'proba', autosave: live, version: 3,
    initial: { name: 'Ala', email: 'ala@przyklad.pl', age: 3, kind: 'a', city: 'b', news: true, text: '' },
    submit: ({ photo, ...values }, { version, call }) => submitForm(call, formprobeApi.change, values, { version }),
    onChange: (changes) => setLog(JSON.stringify(changes)),
  })
  return (
    <Container>
      <h1>{t('formprobe.page')}</h1>
      <Form of={form} labels={l}>
        <Field name="name" label={l.name} autoComplete="name" max={60} min={[3, 'NAME_TOO_SHORT']} />
        <Field name="email" type="email" label={l.email} autoComplete="email" max={254} />
        <Field name="phone" type="tel" label={l.phone} autoComplete="tel" max={30} optional />
        <Field name="www" type="url" label={l.www} autoComplete="url" max={200} optional hint="przedszkole.pl" />
        <div hidden><Field name="hidden" label={l.hidden} autoComplete="off" max={10} /></div>
        <NumberField name="age" label={l.age} unit="lat" />
        <CountedArea name="text" label={l.text} max={500} min={50} rows={3} optional />
        <Choice name="kind" legend={l.kind} options={options} first="a" />
        <Select name="city" label={l.city} options={options} />
        <FileField name="photo" label={l.photo} accept=".jpg,.jpeg,.png" optional />
        {!live && <CodeField name="code" label={l.code} hint={t('accounts.form.code.hint')} />}
        {!live && <PasswordField name="password" label={l.password} autoComplete="current-password" />}
        <Checkbox name="news" optional>{l.news}</Checkbox>
        {live ? <SaveStatus /> : <SubmitRow send="Zapisz"><Button onClick={() => setOpen(true)}>Usuń</Button></SubmitRow>}
      </Form>
      <p id="changes">{log}</p>
      <ConfirmDialog open={open} title="Usunąć konto?" confirmationWord="USUŃ" accept="Usuń na zawsze" onClose={(yes) => { setOpen(false); setLog('answer ' + yes) }}>
        <p>Tego nie da się cofnąć.</p>
      </ConfirmDialog>
      <a id="away" href="/proba/ala">dalej</a>
    </Container>
  )
}`,
  'plugins/formprobe/web/Twice.tsx': `
import { Island } from '#web/runtime/islands/Island.tsx'
import { toSubmittedForm } from '#web/ui/forms/submitted-form.ts'
import { usePage } from '#web/runtime/page.ts'
import TwiceForm from './islands/TwiceForm.tsx'
export const Twice = () => <><h1>Dwa razy</h1><Island of={TwiceForm} posted={toSubmittedForm(usePage().posted)} /></>`,
  'plugins/formprobe/web/islands/TwiceForm.tsx': `
import { Field } from '#web/ui/fields/Field.tsx'
import { Form } from '#web/ui/forms/Form.tsx'
import { formMessages } from '#web/ui/forms/form-messages.ts'
import type { SubmittedForm } from '#web/ui/forms/submitted-form.ts'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { submitForm } from '#web/ui/forms/submit-form.ts'
import { useForm } from '#web/ui/forms/use-form.ts'
import { island } from '#web/runtime/islands/define.ts'
import { formprobeApi } from '../../contract/api.ts'
const TwiceForm = ({ posted }: { posted: SubmittedForm | undefined }) => {
  const form = useForm<unknown>({
    id: 'dwa', posted, toast: true,
    schema: () => import('../../contract/taken.ts').then(({ Taken }) => Taken),
    submit: (values, { call }) => submitForm(call, formprobeApi.add, values),
  })
  return (
    <Form of={form} labels={{ email: 'Adres', email_repeat: 'Adres drugi raz' }}>
      <Field name="email" type="email" label="Adres" autoComplete="email" max={254} />
      <Field name="email_repeat" type="email" label="Adres drugi raz" autoComplete="email" max={254} />
      <SubmitRow send="Wyślij" />
    </Form>
  )
}
export default island('formprobe/TwiceForm', [...formMessages], TwiceForm)`,
}

/** Writes a plugin whose pages contain every form part into a copy of the working tree that contains the app fixture already. */
export const addFormFixture = (folder: string): void => addPlugin(folder, 'formprobe', files)
