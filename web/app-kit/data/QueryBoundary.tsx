import { QueryErrorResetBoundary } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { Skeleton } from './Skeleton.tsx'

interface QueryBoundaryProps {
  /** Shown while an answer is fetched. Default: a few grey lines. */
  readonly skeleton?: ReactNode
  readonly children: ReactNode
}

/**
 * Surroundings of a part of a page that reads routes: shows a skeleton while it loads, and after an error a message
 * with a button that tries again.
 */
export const QueryBoundary = ({ skeleton = <Skeleton />, children }: QueryBoundaryProps) => (
  <QueryErrorResetBoundary>
    {({ reset }) => (
      <ErrorBoundary onRetry={reset}>
        <Suspense fallback={skeleton}>{children}</Suspense>
      </ErrorBoundary>
    )}
  </QueryErrorResetBoundary>
)
