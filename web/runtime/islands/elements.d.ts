import type { DetailedHTMLProps, HTMLAttributes } from 'react'

type Plain = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-island': Plain & { of: string; when: string; data: string; 'client-only'?: '' }
      'x-part': Plain & { of: string }
    }
  }
}
