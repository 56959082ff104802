import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeHref } from '#web/data/href.ts'
import { type PageFrame, PageFrameContext } from '#web/here.ts'
import { WordsContext } from '#web/i18n/words.ts'
import { EditionLine } from './EditionLine.tsx'

const page = { href: makeHref({ terms: '/regulamin' }, 'pl') } as PageFrame
const t = (key: string, values: object = {}) => `${key} ${Object.values(values).join(' ')}`
const drawn = (newest: boolean) =>
  renderToStaticMarkup(
    <WordsContext value={{ language: 'pl', t }}>
      <PageFrameContext value={page}>
        <EditionLine
          name="terms"
          version={newest ? 2 : 1}
          from={newest ? '2027-03-01' : '2026-11-21'}
          newest={newest}
          others={newest ? [{ version: 1, from: '2026-11-21' }] : [{ version: 2, from: '2027-03-01' }]}
        />
      </PageFrameContext>
    </WordsContext>,
  )

test('ST-04 the newest edition leads to the earlier one', () => {
  expect(drawn(true)).toContain('info-pages.edition.legal 2 1 marca 2027')
  expect(drawn(true)).toContain('href="/regulamin?wersja=1"')
  expect(drawn(true)).not.toContain('info-pages.edition.past')
})

test('ST-04 an earlier edition says that it is past, and leads to the newest', () => {
  expect(drawn(false)).toContain('info-pages.edition.past')
  expect(drawn(false)).toContain('href="/regulamin?wersja=2"')
})
