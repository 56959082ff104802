// @vitest-environment happy-dom
import { Schema } from 'effect'
import { $getRoot, type LexicalEditor, PASTE_COMMAND } from 'lexical'
import { act } from 'react'
import type { Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { VersionConflict } from '#core/kernel/version-conflict.ts'
import { route } from '#core/plugin/route.ts'
import type { RichText } from '#core/rich-text/document.ts'
import { documentOfField, fieldOfDocument, textOfField } from '#core/rich-text/field-value.ts'
import { document as documentOf, paragraph } from '#core/rich-text/testing/documents.ts'
import { type Field, replayField } from '#web/runtime/islands/replay-input.ts'
import { SubmitRow } from '#web/ui/forms/SubmitRow.tsx'
import { ApiForm } from '../../forms/ApiForm.tsx'
import { useApiForm } from '../../forms/use-api-form.ts'
import { fakeApi, problem } from '../../testing/fake-api.ts'
import { press, renderApp, settled } from '../../testing/render-app.tsx'
import { RichTextField } from './RichTextField.tsx'

const Text = Schema.Struct({ content: Schema.Unknown, version: Schema.Number })
const changeText = route.patch('/api/v1/text', {
  summary: 'Changes.',
  input: Schema.Struct({ content: Schema.optional(Schema.Unknown), version: Schema.optional(Schema.Number) }),
  output: Text,
  access: 'anyone',
  version: true,
  errors: [VersionConflict],
})

const stored = documentOf(
  { type: 'heading', tag: 'h2', children: [{ type: 'text', text: 'Plan', format: 0 }] },
  paragraph({ text: 'gruby', format: 1 }),
) as unknown as RichText

/** Table of one row. */
const table = (...words: readonly string[]) => ({
  type: 'table',
  children: [{ type: 'tablerow', children: words.map((word) => ({ type: 'tablecell', header: true, children: [paragraph(word)] })) }],
})
const theirs = documentOf(paragraph('ich tekst')) as unknown as RichText

const TextForm = ({ own = stored, saved = theirs }: { readonly own?: RichText; readonly saved?: RichText }) => {
  const form = useApiForm(changeText, {
    id: 'tekst',
    record: { values: { content: fieldOfDocument(own) }, version: 1 },
    toInput: ({ content, ...rest }) => ({ ...rest, ...(typeof content === 'string' && { content: documentOfField(content) }) }),
    reload: async () => ({ values: { content: fieldOfDocument(saved) }, version: 5 }),
    draft: true,
    toast: false,
  })
  return (
    <ApiForm of={form} labels={{ content: 'Treść' }} textOf={(_, value) => textOfField(String(value))}>
      <RichTextField name="content" label="Treść" max={5} />
      <SubmitRow send="Zapisz" />
    </ApiForm>
  )
}

let root: Root
let calls: ReturnType<typeof fakeApi>
let respond: Parameters<typeof fakeApi>[0]
const control = () => document.getElementsByName('content')[0] as HTMLTextAreaElement
const text = () => document.querySelector<HTMLElement>('[role=textbox]') as HTMLElement
const form = () => document.querySelector('form') as HTMLFormElement
const editorOf = () => (text() as unknown as { __lexicalEditor: LexicalEditor }).__lexicalEditor
const loaded = async () => {
  // The editor is loaded while the form is shown; the limit of the test is the only one.
  while (!text()) await settled()
}
const append = async (words: string) => {
  await act(async () => editorOf().update(() => $getRoot().getLastDescendant()?.selectEnd().insertText(words), { discrete: true }))
  await settled()
}

beforeEach(() => {
  sessionStorage.clear()
  respond = ({ body }) => ({ body: { ...(body as object), version: 2 } })
  calls = fakeApi((call) => respond(call))
})
afterEach(() => act(async () => root.unmount()))

test('NE-01 without a script it is a plain text field with the paragraphs of the document', async () => {
  let html = ''
  root = await renderApp(<TextForm />, [], () => {
    html = document.body.innerHTML
  })
  const page = new DOMParser().parseFromString(html, 'text/html')
  const [first, second] = [...page.querySelectorAll('textarea')].sort((one) => (one.disabled ? 1 : -1))
  expect([first?.name, first?.textContent, second?.disabled]).toEqual(['content', 'Plan\n\ngruby', true])
})

test('NE-01 the editor shows the document, and a form that nobody changed has no changes', async () => {
  root = await renderApp(<TextForm />)
  await loaded()
  expect(text().innerHTML).toContain('<h2')
  expect(text().querySelector('strong')?.textContent).toBe('gruby')
  expect([form().dataset['unsent'], document.activeElement === text(), document.querySelectorAll('[name=content]').length]).toEqual([
    'no',
    false,
    1,
  ])
  await press('Zapisz')
  expect(calls).toEqual([])
})

test('NE-01 what is written is sent as a document, marks the form, and is restored from its draft', async () => {
  root = await renderApp(<TextForm />)
  await loaded()
  await append(' i')
  expect(form().dataset['unsent']).toBe('yes')
  await act(async () => root.unmount())
  root = await renderApp(<TextForm />)
  await loaded()
  expect([text().textContent, form().dataset['unsent']]).toEqual(['Plangruby i', 'yes'])
  await press('Zapisz')
  expect(calls).toEqual([
    {
      call: 'PATCH /api/v1/text',
      body: { content: { version: 1, children: [stored.children[0], paragraph({ text: 'gruby', format: 1 }, ' i')] } },
      version: '"1"',
    },
  ])
  expect(form().dataset['unsent']).toBe('no')
})

test.each(['before', 'after'])(
  'what was typed before hydration, repeated %s the editor arrives, is kept with the formats of the rest',
  async (when) => {
    root = await renderApp(<TextForm />)
    const plain = [...document.querySelectorAll('textarea')].find((one) => one !== control()) as HTMLTextAreaElement
    if (when === 'after') await loaded()
    await act(async () => replayField(plain as unknown as Field, 'Plan\n\ngruby\n\nnowy', false))
    await loaded()
    expect([text().textContent, form().dataset['unsent']]).toEqual(['Plangrubynowy', 'yes'])
    expect(documentOfField(control().value)).toEqual({ version: 1, children: [...stored.children, paragraph('nowy')] })
  },
)

test('an error of a part is shown at the field, which gets the focus; writing clears it', async () => {
  respond = () =>
    problem(422, 'error/validation', { message: 'Popraw dane', schema: { 'content.children.1.children.0.url': ['URL_FIELD_INVALID'] } })
  root = await renderApp(<TextForm />)
  await loaded()
  await append('!')
  await press('Zapisz')
  expect([text().getAttribute('aria-invalid'), document.activeElement === text()]).toEqual(['true', true])
  expect(document.getElementById(text().getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent).toMatch(/^Fragment 2: /)
  await append('?')
  expect(text().getAttribute('aria-invalid')).toBeNull()
})

test('too many words are refused without a call', async () => {
  root = await renderApp(<TextForm />)
  await loaded()
  await append(' raz dwa trzy cztery')
  await press('Zapisz')
  expect([calls, text().getAttribute('aria-invalid')]).toEqual([[], 'true'])
  await act(() => new Promise<void>((counted) => setTimeout(counted, 300)))
  await settled()
  expect(document.body.textContent).toContain('Słowa: 6/5')
})

test('a conflict shows their text, and taking it shows it in the editor', async () => {
  respond = () => problem(409, 'error/version-conflict')
  root = await renderApp(<TextForm />)
  await loaded()
  await append('!')
  await press('Zapisz')
  expect(document.body.textContent).toMatch(/Zapisana wersjaich tekst/)
  await press('Weź zapisane')
  expect([text().textContent, textOfField(control().value)]).toEqual(['ich tekst', 'ich tekst'])
})

test('an address that is pasted over selected words makes them a link', async () => {
  root = await renderApp(<TextForm />)
  await loaded()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', 'https://przyklad.pl/a')
  await act(async () => {
    editorOf().update(() => $getRoot().getAllTextNodes().at(-1)?.select(0), { discrete: true })
    editorOf().dispatchCommand(PASTE_COMMAND, new ClipboardEvent('paste', { clipboardData }))
  })
  await settled()
  const children = [{ type: 'text', text: 'gruby', format: 1 }]
  expect(documentOfField(control().value).children.at(-1)).toEqual({
    type: 'paragraph',
    children: [{ type: 'link', url: 'https://przyklad.pl/a', children }],
  })
})

test('tables are shown: those of the text, and those taken from another writer', async () => {
  const withTable = (...words: readonly string[]) => documentOf(table(...words)) as unknown as RichText
  respond = () => problem(409, 'error/version-conflict')
  root = await renderApp(<TextForm saved={withTable('raz', 'dwa')} />)
  await loaded()
  await append('!')
  await press('Zapisz')
  await press('Weź zapisane')
  for (let n = 0; n < 100 && !text().querySelector('table'); n++) await settled()
  expect([...text().querySelectorAll('th')].map(({ textContent }) => textContent)).toEqual(['raz', 'dwa'])
  expect(documentOfField(control().value)).toEqual(withTable('raz', 'dwa'))
  await act(async () => root.unmount())
  sessionStorage.clear()

  root = await renderApp(<TextForm own={withTable('trzy')} />)
  await loaded()
  expect([text().querySelectorAll('th').length, form().dataset['unsent']]).toEqual([1, 'no'])
})
