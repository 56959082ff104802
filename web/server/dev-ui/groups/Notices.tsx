import { Skeleton } from '#web/app-kit/data/Skeleton.tsx'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import alert from '#web/runtime/islands/alert.module.css'
import dialog from '#web/runtime/islands/dialog.module.css'
import { statusIcon } from '#web/runtime/islands/status-icons.ts'
import toasts from '#web/runtime/islands/toasts.module.css'
import { ConfirmDialog } from '#web/ui/forms/ConfirmDialog.tsx'
import { AppearanceDialog } from '#web/ui/layouts/components/AppearanceDialog.tsx'
import { LanguageDialog } from '#web/ui/layouts/components/LanguageDialog.tsx'
import { Button } from '#web/ui/primitives/Button.tsx'
import { EmptyList } from '#web/ui/primitives/EmptyList.tsx'
import { Specimen, State } from '../Specimen.tsx'
import { useSamples } from '../samples.ts'

const kinds = ['success', 'info', 'warning', 'error'] as const
const ignore = () => undefined

const StatusIcon = ({ of, look = '' }: { of: Parameters<typeof statusIcon>[0]; look?: string | undefined }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an icon of our own
  <span className="ui-contents" dangerouslySetInnerHTML={{ __html: statusIcon(of, look) }} />
)

/** Elements that a script shows in a page, with the styles and icons of `show-toast.ts`. */
const Toast = ({ kind, text, action }: { kind: (typeof kinds)[number]; text: string; action?: string }) => (
  <div className={toasts['toast']} data-kind={kind}>
    <StatusIcon of={kind} look={toasts['icon']} />
    <p className={toasts['text']}>{text}</p>
    {action !== undefined && (
      <Button look="second" small>
        {action}
      </Button>
    )}
    <button type="button" className={toasts['close']} aria-label={useT()('shell.close')}>
      <StatusIcon of="close" />
    </button>
  </div>
)

/** Toasts, alerts, dialogs, empty lists and content that is being loaded. */
export const Notices = () => {
  const t = useT()
  const { action, label, sentence, longAction, facility, confirmationWord, longWord } = useSamples()
  return (
    <>
      <Specimen of="runtime/islands/show-toast.ts" note="Bottom right, for three seconds.">
        {kinds.map((kind) => (
          <State key={kind} name={kind}>
            <Toast kind={kind} text={kind === 'error' ? sentence : t('SUCCESS')} />
          </State>
        ))}
        <State name="with an action, long words">
          <Toast kind="warning" text={`${longAction}: ${longWord}`} action={action} />
        </State>
      </Specimen>
      <Specimen of="runtime/islands/alert.ts" note="Asks before something is lost.">
        {kinds.map((kind) => (
          <State key={kind} name={kind}>
            <dialog className={`${dialog['dialog']} ${alert['alert']}`} data-colour={kind} aria-label={`${kind}: ${action}`}>
              <h3 className={alert['title']}>{action}</h3>
              <p className={alert['subtitle']}>{sentence}</p>
              <div className={alert['actions']}>
                <Button>{t('CANCEL')}</Button>
                <Button look="main">{t('ACCEPT')}</Button>
              </div>
            </dialog>
          </State>
        ))}
      </Specimen>
      <Specimen of="ui/forms/ConfirmDialog.tsx">
        <State name="a press confirms">
          <ConfirmDialog open title={action} accept={t('ACCEPT')} onClose={ignore}>
            <p>{sentence}</p>
          </ConfirmDialog>
        </State>
        <State name="a word confirms">
          <ConfirmDialog open title={longAction} accept={t('ACCEPT')} confirmationWord={confirmationWord} onClose={ignore}>
            <p>{sentence}</p>
          </ConfirmDialog>
        </State>
      </Specimen>
      <Specimen of="ui/layouts/components/Dialog.tsx" note="The dialogs of the layout.">
        <State name="language">
          <LanguageDialog />
        </State>
        <State name="appearance">
          <AppearanceDialog />
        </State>
      </Specimen>
      <Specimen of="ui/primitives/EmptyList.tsx">
        <State name="nothing more to say">
          <EmptyList />
        </State>
        <State name="with what can be done">
          <EmptyList
            title={facility}
            subtitle={sentence}
            actions={[
              { label: action, href: '#notices' },
              { label, href: '#pictures' },
            ]}
          />
        </State>
      </Specimen>
      <Specimen of="app-kit/data/Skeleton.tsx">
        <State name="loading">
          <Skeleton />
        </State>
      </Specimen>
    </>
  )
}
