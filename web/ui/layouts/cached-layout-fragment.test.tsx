import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SessionUser } from '#core/access/session-user.ts'
import { fixedI18n, I18nContext } from '#web/runtime/i18n/i18n-context.ts'
import { type CurrentPage, CurrentPageContext, usePage } from '#web/runtime/page.ts'
import { CachedLayoutFragment } from './CachedLayoutFragment.tsx'

const layout = {}
const pageOf = (user: Pick<SessionUser, 'name'> | null) =>
  ({
    context: { layout, user },
    isolated: { render: renderToString, place: ({ html }: { html: string }) => html, count: () => 0, drawings: new Set() },
  }) as unknown as CurrentPage

let rendered = 0
const Part = () => {
  rendered++
  return <b>{usePage().context.user?.name ?? 'everybody'}</b>
}
const show = (page: CurrentPage) =>
  renderToString(
    <I18nContext value={fixedI18n({ language: 'pl', t: String })}>
      <CurrentPageContext value={page}>
        <CachedLayoutFragment as="div" name="part" render={() => <Part />} />
      </CurrentPageContext>
    </I18nContext>,
  )

test('SH-01 a part of the layout is rendered once, and has nothing of the user whose page was the first', () => {
  expect(show(pageOf({ name: 'Wiktoria' }))).toBe('<div><b>everybody</b></div>')
  expect(show(pageOf(null))).toBe('<div><b>everybody</b></div>')
  expect(rendered).toBe(1)
})
