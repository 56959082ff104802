import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import type { SectionKey } from '../../contract/sections.ts'
import css from './panel.module.css'
import { usePanel } from './use-panel.ts'
import { usePanelHref } from './use-panel-href.ts'

/** Route names of the pages of sections. */
export const pageOfSection: Readonly<Record<SectionKey | 'gallery', string>> = {
  address: 'facility_address',
  info: 'facility_basic_info',
  description: 'facility_description',
  features: 'facility_amenities',
  dayplan: 'facility_schedule',
  cadre: 'facility_staff',
  recruitment: 'facility_recruitment',
  settings: 'facility_settings',
  gallery: 'facility_gallery',
}

/** Score of completeness, and the missing items, each a link to its field. */
export const Quality = () => {
  const t = useT()
  const href = usePanelHref()
  const { id, quality, missing } = usePanel()
  return (
    <section className={css['quality']} aria-labelledby="jakosc">
      <h2 id="jakosc">{t('facility-panel.panel.quality.title')}</h2>
      <p className={css['score']}>
        <meter className={css['meter']} min={0} max={100} value={quality} aria-labelledby="jakosc" />
        <span>{t('facility-panel.panel.quality.score', { percent: quality })}</span>
      </p>
      {missing.length === 0 ? (
        <p>{t('facility-panel.panel.quality.complete')}</p>
      ) : (
        <>
          <h3>{t('facility-panel.panel.quality.missing')}</h3>
          <ul className={css['missing']}>
            {missing.map(({ item, section }) => (
              <li key={item}>
                <a href={`${href(pageOfSection[section], id)}#${section}-${item}`}>{t(messageKey('facility-panel.panel.quality', item))}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
