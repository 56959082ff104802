import { ArrowLeft, ExternalLink, Monitor, Palette, Redo2, Settings, Smartphone, Undo2 } from 'lucide-react'
import { messageKey } from '#core/kernel/message-key.ts'
import { panel } from '#plugins/facility-panel/contract/ui.ts'
import { useLayoutData } from '#web/app-kit/layouts/use-layout-data.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { useHref } from '#web/runtime/page.ts'
import { Button, LinkButton } from '#web/ui/primitives/Button.tsx'
import { Icon } from '#web/ui/primitives/Icon.tsx'
import css from './builder.module.css'
import { type Screen, screens } from './preview/Preview.tsx'
import { PublishButton } from './publish/PublishButton.tsx'
import { useBuilder } from './state/builder-context.ts'

interface ToolbarProps {
  readonly screen: Screen
  readonly onScreen: (screen: Screen) => void
}

const icons = { desktop: Monitor, phone: Smartphone } as const

/** Head of the builder: the way back, whether everything is saved, undo, the width of the preview, and publishing. */
export const Toolbar = ({ screen, onScreen }: ToolbarProps) => {
  const t = useT()
  const href = useHref()
  const { site, draft, choices } = useBuilder()
  const { active } = useLayoutData(panel).facility
  const { theme } = draft.content
  const facility = { facility: site.facility_id }
  return (
    <header className={css['bar']}>
      <a className={css['back']} href={href('facility_web_page_settings', facility)}>
        <Icon of={ArrowLeft} /> <span>{t('sites.builder.back')}</span>
      </a>
      <div className={css['heading']}>
        <h1 tabIndex={-1}>{draft.content.title}</h1>
        <p role="status" data-state={draft.state}>
          {t(messageKey('sites.builder.state', draft.state))}
          {draft.state === 'failed' && draft.reason !== null && draft.conflict === null && ` ${draft.reason}`}
        </p>
        {draft.state === 'failed' && draft.conflict === null && (
          <Button small onClick={() => void draft.save()}>
            {t('sites.builder.save-again')}
          </Button>
        )}
      </div>
      <div className={css['tools']}>
        <Button small look="quiet" aria-label={t('sites.builder.undo')} aria-disabled={!draft.canUndo} onClick={draft.undo}>
          <Icon of={Undo2} />
        </Button>
        <Button small look="quiet" aria-label={t('sites.builder.redo')} aria-disabled={!draft.canRedo} onClick={draft.redo}>
          <Icon of={Redo2} />
        </Button>
        <fieldset className={css['screens']} aria-label={t('sites.builder.screen')}>
          {(Object.keys(screens) as Screen[]).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={screen === one}
              aria-label={t(messageKey('sites.builder.screen', one))}
              onClick={() => onScreen(one)}
            >
              <Icon of={icons[one]} />
            </button>
          ))}
        </fieldset>
        <LinkButton small look="quiet" href={href('facility_web_page_templates', facility)}>
          <Icon of={Palette} /> <span>{t('sites.builder.look')}</span>
        </LinkButton>
        <LinkButton small look="quiet" href={href('facility_web_page_settings', facility)}>
          <Icon of={Settings} /> <span>{t('sites.builder.settings')}</span>
        </LinkButton>
        {draft.url !== null && (
          <LinkButton small look="quiet" href={draft.url} target="_blank" rel="noopener">
            <Icon of={ExternalLink} /> <span>{t('sites.builder.open')}</span>
          </LinkButton>
        )}
        <PublishButton />
      </div>
      {!active && <p className={css['notice']}>{t('sites.builder.closed')}</p>}
      {!choices.themes.some(({ key }) => key === theme) && <p className={css['notice']}>{t('sites.templates.gone', { theme })}</p>}
    </header>
  )
}
