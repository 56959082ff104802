import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { LinkButton } from '#web/ui/primitives/Button.tsx'
import { Container } from '#web/ui/primitives/Container.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Pager } from '#web/ui/primitives/Pager.tsx'
import { mean } from '../format.ts'
import { Distribution } from '../parts/Distribution.tsx'
import { OpinionItem } from '../parts/OpinionItem.tsx'
import { ReportLinks } from '../parts/ReportLinks.tsx'
import { Scores } from '../parts/Scores.tsx'
import { HelpfulForm } from './HelpfulForm.tsx'
import { ListOptions } from './ListOptions.tsx'
import type { data } from './list.data.ts'
import css from './list.module.css'

/** Number of opinions from which the list offers orders and filters. */
const enoughToSort = 4

/** Page with all opinions about a facility: figures, order and filters as links, the opinions. */
export const Page = () => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const { facility, stats, opinions, sort, filter } = usePageData<typeof data>()
  const { slug, name, active } = facility
  const list = `/placowka/${slug}/opinie` as const
  const write = href(`/placowka/${slug}/dodaj-opinie`)
  const pageHref = (page: number) =>
    href(list, undefined, {
      ...(sort !== 'newest' && { sort }),
      ...(filter !== 'all' && { filter }),
      ...(page > 1 && { page }),
    })
  return (
    <Container>
      <div className={css['page']}>
        <header className={css['head']}>
          <p className={css['facility']}>
            <a href={href(`/placowka/${slug}`)}>{name}</a>, {facility.city}
          </p>
          <h1>{t('opinions.list.title')}</h1>
          <p>
            <a href={href('how_we_check')}>{t('opinions.list.how')}</a>
          </p>
        </header>
        {stats.count === 0 ? (
          <EmptyList
            title={t('opinions.list.none')}
            subtitle={t(active ? 'opinions.profile.none' : 'opinions.profile.closed')}
            actions={active ? [{ label: t('opinions.profile.add'), href: write }] : []}
          />
        ) : (
          <>
            <div className={css['figures']}>
              <p>
                <strong className={css['total']}>{mean(stats.total, language)}</strong> {t('opinions.profile.of', { count: stats.count })}
              </p>
              <Scores of={stats} />
              <Distribution of={stats.distribution} />
              <p className={css['checked']}>
                {t('opinions.list.checked', { count: stats.by_trust.verified + stats.by_trust.trusted, all: stats.count })}{' '}
                {stats.answered > 0 && `${t('opinions.list.answered', { count: stats.answered })} `}
                {stats.codes.batches > 0 && t('opinions.list.codes', { count: stats.codes.batches, issued: stats.codes.issued })}
              </p>
            </div>
            {active && (
              <p>
                <LinkButton href={write} rel="nofollow" look="second">
                  {t('opinions.profile.add')}
                </LinkButton>
              </p>
            )}
            {stats.count >= enoughToSort && <ListOptions sort={sort} filter={filter} list={list} />}
            {opinions.items.length === 0 ? (
              <EmptyList title={t('opinions.list.none.filtered')} actions={[{ label: t('opinions.list.filter.all'), href: href(list) }]} />
            ) : (
              <ul className={css['opinions']}>
                {opinions.items.map((opinion) => (
                  <li key={opinion.id} id={`opinia-${opinion.id}`}>
                    <OpinionItem as="h2" opinion={opinion} facility={name}>
                      <div className={css['acts']}>
                        <HelpfulForm slug={slug} opinion={opinion} />
                        <ReportLinks opinion={opinion} />
                      </div>
                    </OpinionItem>
                  </li>
                ))}
              </ul>
            )}
            <Pager page={opinions.curPage} pages={opinions.pageTotal} address={pageHref} />
          </>
        )}
      </div>
    </Container>
  )
}
