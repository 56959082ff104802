import { catalogueLayout } from '#web/data/layout.ts'
import { Doors } from '#web/design/Doors.tsx'
import night from '#web/design/night.module.css'
import { Stroke } from '#web/design/Stroke.tsx'
import { usePage } from '#web/here.ts'
import { Slot } from '#web/Slot.tsx'
import { Marked } from '#web/i18n/Marked.tsx'
import { useT } from '#web/i18n/words.ts'
import css from './landing.module.css'

/** The one sentence, the field that a plugin brings, and the two doors. */
export const Hero = () => {
  const t = useT()
  const { context } = usePage()
  const totals = catalogueLayout(context)?.totals
  return (
    <section className={`${night['night']} ${css['hero']}`}>
      <div className={css['heroInner']}>
        <div className={css['words']}>
          <h1 className={css['title']}>
            <Marked text={t('landing.title')} mark={(part) => <Stroke>{part}</Stroke>} />
          </h1>
          <p className={css['lead']}>{t('landing.lead')}</p>
          <Slot name="landing.search" of={{ parts: context.layout }} />
        </div>
        <Doors {...(totals && { totals })} />
      </div>
    </section>
  )
}
