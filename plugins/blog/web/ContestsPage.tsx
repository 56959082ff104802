import { NewsList, usePostAddress } from '#plugins/publications/contract/ui.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { TextWithHighlight } from '#web/ui/primitives/TextWithHighlight.tsx'
import type { contestsData } from './blog.data.ts'
import css from './blog.module.css'
import { ContestCard } from './ContestCard.tsx'
import { Feeds } from './Feeds.tsx'

/** Page of the contests of the blog and of the teacher zone: what is open until when, then what is over (row ST-07). */
export const ContestsPage = () => {
  const t = useT()
  const href = useHref()
  const hrefOf = usePostAddress()
  const { today, open, closed } = usePageData<typeof contestsData>()
  const isEmpty = open.length === 0 && closed.itemsTotal === 0
  return (
    <Container>
      <div className={css['page']}>
        <header className={css['head']}>
          <h1>
            <TextWithHighlight text={t('blog.contests.heading')} highlight={(word) => <Highlight>{word}</Highlight>} />
          </h1>
          <p className={css['lead']}>{t('blog.contests.lead')}</p>
        </header>
        {isEmpty && (
          <EmptyList
            title={t('blog.contests.none')}
            subtitle={t('blog.contests.none.text')}
            actions={[{ label: t('blog.all'), href: href('/blog') }]}
          />
        )}
        {!isEmpty && closed.curPage === 1 && (
          <section className={css['section']} aria-labelledby="trwaja">
            <h2 id="trwaja">{t('blog.contests.open')}</h2>
            {open.length === 0 ? (
              <p>{t('blog.contests.none.open')}</p>
            ) : (
              <ul className={css['contests']}>
                {open.map((contest) => (
                  <ContestCard key={contest.id} of={contest} today={today} />
                ))}
              </ul>
            )}
          </section>
        )}
        {closed.items.length > 0 && (
          <section className={css['section']} aria-labelledby="zakonczone">
            <h2 id="zakonczone">{t('blog.contests.closed')}</h2>
            <NewsList items={closed.items} hrefOf={hrefOf} as="h3" />
          </section>
        )}
        <Pager page={closed.curPage} pages={closed.pageTotal} address={(page) => href('/konkursy', undefined, page > 1 ? { page } : {})} />
        <Feeds />
      </div>
    </Container>
  )
}
