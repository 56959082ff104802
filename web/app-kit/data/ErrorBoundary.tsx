import { Component, type ReactNode } from 'react'
import { ApiError } from '#web/runtime/api.ts'
import { useT } from '#web/runtime/i18n/i18n-context.ts'
import { Button } from '#web/ui/primitives/Button.tsx'
import css from './error-boundary.module.css'

interface ErrorBoundaryProps {
  /** Called before the content is rendered again. */
  readonly onRetry: () => void
  readonly children: ReactNode
}

/** Shows an error message with a retry button in place of content that fails to render or to load; everything around it stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly error: unknown }> {
  override state = { error: null as unknown }
  static getDerivedStateFromError = (error: unknown) => ({ error })
  override componentDidCatch(error: unknown) {
    if (!(error instanceof ApiError)) console.error('page failed to render', error)
  }
  override render() {
    const { onRetry, children } = this.props
    const { error } = this.state
    if (error === null) return children
    const retry = () => {
      onRetry()
      this.setState({ error: null })
    }
    return <Failure error={error} retry={retry} />
  }
}

const Failure = ({ error, retry }: { readonly error: unknown; readonly retry: () => void }) => {
  const t = useT()
  const { display, message } = error instanceof ApiError ? error.problem : { display: 'none', message: undefined }
  const text = display === 'message' ? message : display === 'connection' ? t('error.connection') : t('shell.account.broken')
  return (
    <div className={css['broken']} role="alert">
      <p>{text}</p>
      <Button onClick={retry}>{t('shell.again')}</Button>
    </div>
  )
}
