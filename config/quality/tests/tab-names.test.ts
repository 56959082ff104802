import { expect, test } from 'vitest'
import { languages } from '#core/kernel/language.ts'
import { pluginPages } from '#plugins/pages.gen.ts'
import { plugins } from '#plugins/server.gen.ts'
import { pluginFills } from '#plugins/slot-fills.gen.ts'
import { userCardTabs } from '#web/runtime/tab-areas.ts'
import { webMessages } from '../../app/web-messages.ts'

const textOf = (language: (typeof languages)[number], key: string): string | undefined =>
  [webMessages, ...plugins.flatMap(({ messages }) => messages ?? [])]
    .map((all) => all[language][key as never] as string | undefined)
    .find(Boolean)

// A tab of the user card names the place that it opens.
const tabs = pluginFills.flatMap(({ tabs = [] }) => tabs).filter(({ area }) => area !== userCardTabs)

test('WK-03 a tab of any area and the page that it opens have one name, in three languages', () => {
  expect(tabs.length).toBeGreaterThan(50)
  for (const { area, route, label } of tabs) {
    const page = pluginPages.find(({ name }) => name === route)
    for (const language of languages)
      expect([area.tabArea, route, language, textOf(language, label)]).toEqual([
        area.tabArea,
        route,
        language,
        textOf(language, page?.title ?? ''),
      ])
  }
})

test('WK-03 tabs that only those see who have something there are those whose plugin says who', () => {
  const names = tabs.flatMap(({ conditional, route }) => (conditional ? [route] : []))
  expect(names.toSorted()).toEqual(plugins.flatMap(({ conditionalTabs = [] }) => conditionalTabs.map(({ name }) => name)).toSorted())
})
