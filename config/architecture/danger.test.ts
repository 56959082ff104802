import path from 'node:path'
import { expect, test } from 'vitest'
import { isTest, readSources } from './violations.ts'

/** Texts of buttons that take away what comes back with a press, by the reason. */
const undone: Readonly<Record<string, readonly string[]>> = {
  'undone by a press': ['saved-searches.own.remove', 'sites.builder.section.remove', 'sites.builder.look.logo.remove'],
  'part of a form that is not saved yet': [
    'conversation.file.remove',
    'facility-panel.panel.entry.remove',
    'form.file.remove',
    'publications.form.cover.remove',
    'publications.form.files.remove',
    'rich-text.embed.remove',
  ],
  'a post is a draft again': ['publications.panel.withdraw'],
}

const button = /<(Button|ConfirmButton|ConfirmDialog|PostButton|ReasonButton)\b.*?<\/\1>/gs
const deletion = /\bt\('([\w.-]+\.(?:delete|discard|remove|revoke|withdraw))(?:\.(?:accept|send))?'/

test('SH-21 buttons and dialogs that delete or withdraw something for good are red', () => {
  const buttons = [...readSources(path.resolve(import.meta.dirname, '../..'))]
    .filter(([file]) => /^(web\/(app-kit|ui)|plugins\/[^/]+\/web)\/.*\.tsx$/.test(file) && !isTest(file))
    .flatMap(([file, text]) => [...text.matchAll(button)].map(([element]) => ({ file, element, key: deletion.exec(element)?.[1] })))
    .filter(({ key }) => key !== undefined && !Object.values(undone).flat().includes(key))
  expect(buttons.length).toBeGreaterThan(25)
  expect(buttons.filter(({ element }) => !/^<\w+[^<]*?\sdanger\b/.test(element)).map(({ file, key }) => `${file}: ${key}`)).toEqual([])
})
