import { MessageSquareQuote, Star } from 'lucide-react'
import type { ProfileSubject } from '#core/facilities/slots.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import type { FillProps } from '#web/runtime/plugin-ui.ts'
import { FacilityAction } from '#web/ui/primitives/FacilityAction.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import { type OpinionsSlotData, wholeOpinion } from '../../contract/public-views.ts'
import { OpinionItem } from '../components/OpinionItem.tsx'
import { ReportLinks } from '../components/ReportLinks.tsx'
import { Distribution, Scores } from '../components/Scores.tsx'
import { excerptOf, mean } from '../format.ts'
import css from '../profile.module.css'

/** Opinions on a profile: figures, and the newest three, each with how it was checked. */
export const OpinionsSection = ({ of: { slug, name, active }, data }: FillProps<ProfileSubject, OpinionsSlotData>) => {
  const t = useT()
  const language = useLanguage()
  const href = useHref()
  const list = href('facility_opinions_list', { slug })
  const about = <a href={href('how_we_check')}>{t('opinions.list.how')}</a>
  // Cyrillic ones only on the Ukrainian page, which has the font for them; the list has all.
  const readable = data.newest.filter((opinion) => language === 'ua' || opinion.language !== 'ua')
  if (data.count === 0)
    return (
      <section id="opinie" className={css['section']} aria-labelledby="opinie-tytul">
        <h2 id="opinie-tytul">{t('opinions.profile.title')}</h2>
        <p>
          <Icon of={MessageSquareQuote} /> {t(active ? 'opinions.profile.none' : 'opinions.profile.closed')}
        </p>
        <p>{about}</p>
      </section>
    )
  return (
    <section id="opinie" className={css['section']} aria-labelledby="opinie-tytul">
      <h2 id="opinie-tytul">{t('opinions.profile.title')}</h2>
      <div className={css['figures']}>
        <p>
          <strong className={css['total']}>{mean(data.total, language)}</strong> {t('opinions.profile.of', { count: data.count })}
        </p>
        <Scores of={data} />
        <Distribution of={data.distribution} />
      </div>
      <ul className={css['newest']}>
        {readable.map(wholeOpinion).map((opinion) => {
          const { text, cut } = excerptOf(opinion.text)
          return (
            <li key={opinion.id}>
              <OpinionItem
                opinion={opinion}
                facility={name}
                text={
                  cut ? (
                    <>
                      {text} <a href={`${href(`/placowka/${slug}/opinie`)}#opinia-${opinion.id}`}>{t('opinions.profile.more')}</a>
                    </>
                  ) : undefined
                }
              >
                <ReportLinks opinion={opinion} />
              </OpinionItem>
            </li>
          )
        })}
      </ul>
      <p>
        <a href={list}>{t('opinions.profile.all', { count: data.count })}</a>
        {' · '}
        {about}
      </p>
    </section>
  )
}

/** Action of a profile: the way to the wizard. */
export const AddOpinion = ({ of: { slug, active } }: { readonly of: ProfileSubject }) => {
  const t = useT()
  const href = useHref()
  return (
    <FacilityAction
      href={href(`/placowka/${slug}/dodaj-opinie`)}
      icon={Star}
      label={t('opinions.profile.add')}
      unavailable={active ? undefined : t('opinions.profile.closed')}
    />
  )
}
