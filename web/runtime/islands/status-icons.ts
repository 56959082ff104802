/** Kind of a toast; determines colour, icon and ARIA role. */
export type ToastKind = 'success' | 'error' | 'warning' | 'info'

const circle = 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20'
const octagon =
  'M2.586 16.726A2 2 0 0 1 2 15.312V8.688a2 2 0 0 1 .586-1.414l4.688-4.688A2 2 0 0 1 8.688 2h6.624a2 2 0 0 1 1.414.586l4.688 4.688A2 2 0 0 1 22 8.688v6.624a2 2 0 0 1-.586 1.414l-4.688 4.688a2 2 0 0 1-1.414.586H8.688a2 2 0 0 1-1.414-.586z'

/** Icons of Lucide (ISC) as one path each, because the components of lucide-react need React. */
const shapes: Readonly<Record<ToastKind | 'close', string>> = {
  success: `${circle}m4 7-5.5 5.5L8 12`,
  error: `${octagon}M15 9l-6 6M9 9l6 6`,
  warning: 'm21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3M12 9v4M12 17h.01',
  info: `${circle}M12 16v-4M12 8h.01`,
  close: 'M18 6 6 18M6 6l12 12',
}

/** Returns an icon as HTML, without React; decorative. */
export const statusIcon = (kind: keyof typeof shapes, className = ''): string =>
  `<svg class="${className}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${shapes[kind]}"/></svg>`
