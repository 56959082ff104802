import { Ban, Construction, type LucideIcon, PauseCircle } from 'lucide-react'
import type { SourceKey } from '#core/facilities/source.ts'
import { factDay, textDay } from '#core/kernel/dates.ts'
import { messageKey } from '#core/kernel/message-key.ts'
import { useLanguage, useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { Facts, Profile } from '../../profile.data.ts'
import { closedBy } from '../closed-by.ts'
import css from '../facility.module.css'
import { SourceNote } from './SourceNote.tsx'

/** Banners for closed, suspended and fictitious facilities. */
export const StatusBanners = ({
  facility,
  suspended,
  successors,
  sources,
}: {
  facility: Profile['facility']
  suspended: Facts['suspended']
  successors: Profile['successors']
  sources: Profile['sources']
}) => {
  const t = useT()
  const { active, made } = facility
  return (
    <>
      {!active && (
        <Banner icon={Ban} title={t('facility-profile.closed.title')} text={<ClosedBy facility={facility} sources={sources} />}>
          <Successors of={successors} />
        </Banner>
      )}
      {active && facility.suspended && (
        <Banner icon={PauseCircle} title={t('facility-profile.suspended.title')} text={t('facility-profile.suspended.text')}>
          <SourceNote from={[suspended]} />
        </Banner>
      )}
      {made && <Banner icon={Construction} title={t('facility-profile.made.title')} text={t('facility-profile.made.text')} />}
    </>
  )
}

/** Names the source and the day of a closure, and says that the page shows what was known last. */
const ClosedBy = ({ facility, sources }: Pick<Profile, 'facility' | 'sources'>) => {
  const t = useT()
  const language = useLanguage()
  const by = closedBy({ facility, sources })
  const date = textDay(facility.inactive_since ?? '', language)
  const since =
    by !== null && typeof by === 'object'
      ? t('facility-profile.closed.register', { date, source: t(messageKey('facility-profile.source', by.register as SourceKey)) })
      : by !== null && t(messageKey('facility-profile.closed', by), { date })
  return [since, t('facility-profile.closed.text')].filter(Boolean).join(' ')
}

interface BannerProps {
  readonly icon: LucideIcon
  readonly title: string
  readonly text: React.ReactNode
  readonly children?: React.ReactNode
}

const Banner = ({ icon, title, text, children }: BannerProps) => (
  <div className={css['notice']}>
    <Icon of={icon} />
    <div>
      <p className={css['noticeTitle']}>{title}</p>
      <p>{text}</p>
      {children}
    </div>
  </div>
)

/** Facilities that may have followed a closed one at its address, with the register that says so, and that nobody has confirmed it. */
const Successors = ({ of: successors }: { of: Profile['successors'] }) => {
  const t = useT()
  const href = useHref()
  const language = useLanguage()
  if (successors.length === 0) return null
  return (
    <div className={css['successors']}>
      {successors.map(({ id, slug, name, reason, source, on }) => (
        <div key={id}>
          <p>
            {t('facility-profile.successor.now')} <a href={href(`/placowka/${slug}`)}>{name}</a>
          </p>
          <p>
            {t(messageKey('facility-profile.successor.why', reason), {
              source: t(messageKey('facility-profile.source', source as SourceKey)),
              date: factDay(on, language),
            })}
          </p>
        </div>
      ))}
      <p>{t('facility-profile.successor.unconfirmed')}</p>
    </div>
  )
}
