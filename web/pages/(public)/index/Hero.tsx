import { catalogueLayout } from '#web/runtime/catalogue-layout.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { usePage } from '#web/runtime/page.ts'
import { landingSearchSlot } from '#web/runtime/slots.ts'
import { CatalogueLinks } from '#web/ui/primitives/CatalogueLinks.tsx'
import dark from '#web/ui/primitives/dark-surface.module.css'
import { Highlight } from '#web/ui/primitives/Highlight.tsx'
import { TextWithHighlight } from '#web/ui/primitives/TextWithHighlight.tsx'
import { Slot } from '#web/ui/Slot.tsx'
import css from './landing.module.css'

/** Hero: the heading, the search field of a plugin, and the catalogue links. */
export const Hero = () => {
  const t = useT()
  const { context } = usePage()
  const totals = catalogueLayout(context)?.totals
  return (
    <section className={`${dark['surface']} ${css['hero']}`}>
      <div className={css['heroInner']}>
        <div className={css['words']}>
          <h1 className={css['title']}>
            <TextWithHighlight text={t('landing.title')} highlight={(part) => <Highlight>{part}</Highlight>} />
          </h1>
          <p className={css['lead']}>{t('landing.lead')}</p>
          <Slot slot={landingSearchSlot} of={{ parts: context.layout }} />
        </div>
        <CatalogueLinks {...(totals && { totals })} />
      </div>
    </section>
  )
}
