import { CircleAlert } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import type { SiteWarning } from '../../../contract/builder.ts'
import css from '../builder.module.css'
import { useBuilder } from '../state/builder-context.ts'

interface WarningsProps {
  readonly of: readonly SiteWarning[]
  readonly onOpen: () => void
}

/** Lists the faults to mend before a site is published, each with the way to it. */
export const Warnings = ({ of: warnings, onOpen }: WarningsProps) => {
  const t = useT()
  const { openPage, openSection } = useBuilder()
  return (
    <div className={css['warnings']}>
      <h3>
        <Icon of={CircleAlert} /> {t('sites.builder.warnings')}
      </h3>
      <ul>
        {warnings.map(({ kind, page, page_id, section_id, places }) => (
          <li key={`${kind} ${page_id} ${section_id}`}>
            {t(messageKey('sites.warning', kind), { page: page ?? '', places: places.filter(Boolean).join(', '), count: places.length })}{' '}
            {page_id !== null && (
              <Button
                small
                look="quiet"
                onClick={() => {
                  openPage(page_id)
                  if (section_id !== null) openSection(section_id)
                  onOpen()
                }}
              >
                {t('sites.builder.warnings.open')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
