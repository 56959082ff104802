import { Info, LocateFixed, Plus, Printer, Share2 } from 'lucide-react'
import { tagOf } from '#core/kernel/language.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { usePageData } from '#web/runtime/use-page-data.ts'
import { Container } from '#web/ui/primitives/Container.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { maxCompared } from '../../contract/limits.ts'
import { HeartDrawing } from '../components/HeartDrawing.tsx'
import type { compareData } from '../pages.data.ts'
import css from '../pages.module.css'
import { CompareTable } from './CompareTable.tsx'
import { comparisonRows } from './rows.ts'
import { useCompareHref } from './use-compare-href.ts'

/** Comparison of up to four facilities side by side; its address can be passed on. */
export const ComparePage = () => {
  const t = useT()
  const language = useLanguage()
  const { href, context } = usePage()
  const compareHref = useCompareHref()
  const { facilities, missing, tooMany, today, fromDevice } = usePageData<typeof compareData>()
  const favourites = href('favourites')
  const { groups, unknown } = comparisonRows(facilities, { t, language, today, fromDevice })
  const address = `${context.publicUrl}${compareHref(facilities)}`
  const mail = `mailto:?subject=${encodeURIComponent(t('favourites.compare.title'))}&body=${encodeURIComponent(address)}`
  return (
    <Container>
      <div className={css['page']}>
        <header className={css['compareHead']}>
          <h1>
            <Highlight>{t('favourites.compare.title')}</Highlight>
          </h1>
          {facilities.length > 1 && (
            <div className={css['actions']}>
              {facilities.length < maxCompared && favourites !== undefined && (
                <a href={favourites}>
                  <Icon of={Plus} />
                  {t('favourites.compare.add')}
                </a>
              )}
              {facilities.some(({ point }) => point !== null) && (
                <button
                  type="button"
                  className={css['scripted']}
                  data-from-me={compareHref(facilities)}
                  data-denied={t('favourites.compare.from-me.denied')}
                  data-failed={t('favourites.compare.from-me.failed')}
                >
                  <Icon of={LocateFixed} />
                  {t('favourites.compare.from-me')}
                </button>
              )}
              <a href={mail} data-copied={t('favourites.compare.copied')} data-address={compareHref(facilities)}>
                <Icon of={Share2} />
                {t('favourites.compare.share')}
              </a>
              <button type="button" data-print="" className={css['scripted']}>
                <Icon of={Printer} />
                {t('favourites.compare.print')}
              </button>
            </div>
          )}
        </header>
        {tooMany > 0 && (
          <p className={css['note']}>
            <Icon of={Info} />
            {t('favourites.compare.too-many', { max: maxCompared })}
          </p>
        )}
        {missing.length > 0 && (
          <p className={css['note']}>
            <Icon of={Info} />
            {t('favourites.compare.missing', { list: new Intl.ListFormat(tagOf[language]).format(missing) })}
          </p>
        )}
        {facilities.length > 1 ? (
          <>
            <CompareTable facilities={facilities} groups={groups} />
            {unknown.length > 0 && (
              <p className={css['silent']}>
                {t('favourites.compare.unknown', {
                  list: new Intl.ListFormat(tagOf[language]).format(unknown).toLocaleLowerCase(tagOf[language]),
                })}
              </p>
            )}
          </>
        ) : (
          <EmptyList
            drawing={<HeartDrawing />}
            title={t(facilities.length === 1 ? 'favourites.compare.one' : 'favourites.compare.none', { name: facilities[0]?.name })}
            subtitle={t('favourites.compare.how')}
            actions={favourites === undefined ? [] : [{ label: t('favourites.compare.to-favourites'), href: favourites }]}
          />
        )}
      </div>
    </Container>
  )
}
