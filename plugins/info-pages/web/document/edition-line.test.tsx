import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { makeHref } from '#web/runtime/href.ts'
import { fixedI18n, I18nContext } from '#web/runtime/i18n/i18n-context.ts'
import { type CurrentPage, CurrentPageContext } from '#web/runtime/page.ts'
import { EditionLine } from './EditionLine.tsx'

const page = { href: makeHref({ terms: '/regulamin' }, 'pl') } as CurrentPage
const t = (key: string, values: object = {}) => `${key} ${Object.values(values).join(' ')}`
const rendered = (newest: boolean) =>
  renderToStaticMarkup(
    <I18nContext value={fixedI18n({ language: 'pl', t })}>
      <CurrentPageContext value={page}>
        <EditionLine
          name="terms"
          version={newest ? 2 : 1}
          from={newest ? '2027-03-01' : '2026-11-21'}
          newest={newest}
          others={newest ? [{ version: 1, from: '2026-11-21' }] : [{ version: 2, from: '2027-03-01' }]}
        />
      </CurrentPageContext>
    </I18nContext>,
  )

test('ST-04 links from the newest edition to the earlier one', () => {
  expect(rendered(true)).toContain('info-pages.edition.legal 2 1 marca 2027')
  expect(rendered(true)).toContain('href="/regulamin?wersja=1"')
  expect(rendered(true)).not.toContain('info-pages.edition.past')
})

test('ST-04 marks an earlier edition as outdated and links to the newest', () => {
  expect(rendered(false)).toContain('info-pages.edition.past')
  expect(rendered(false)).toContain('href="/regulamin?wersja=2"')
})
