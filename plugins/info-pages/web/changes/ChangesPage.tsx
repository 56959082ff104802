import { textDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { changeAudiences } from '../../contract/audiences.ts'
import { Blocks } from '../components/Blocks.tsx'
import layout from '../components/layout.module.css'
import { Tabs } from '../components/Tabs.tsx'
import type { changesData } from '../pages.data.ts'
import css from './changes.module.css'

/** Page of changes by day. */
export const ChangesPage = () => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  const { audience, days } = usePageData<typeof changesData>()
  return (
    <Container>
      <div className={css['page']}>
        <header className={layout['head']}>
          <h1>{t(messageKey('info-pages.changes', audience, 'title'))}</h1>
          <p className={layout['lead']}>{t(messageKey('info-pages.changes', audience, 'lead'))}</p>
          <Tabs
            label={t('info-pages.changes.tabs')}
            of={changeAudiences.map((one) => ({
              label: t(messageKey('info-pages.changes', one, 'tab')),
              href: href('site_changes', { audience: one }),
              chosen: one === audience,
            }))}
          />
        </header>
        {days.map(({ on, changes }) => (
          <section key={on} aria-labelledby={`dzien-${on}`} className={css['day']}>
            <h2 id={`dzien-${on}`}>
              <time dateTime={on}>{textDay(on, language)}</time>
            </h2>
            <ul className={css['changes']}>
              {changes.map(({ title, blocks }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <Blocks of={blocks} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Container>
  )
}
