import { minimumContrast, type ThemeContrast } from '#core/plugin/theme-contrast.ts'
import { maximumDrawings, type ThemeReport } from './check-theme.ts'

const grounds = ['background', 'backgroundHover', 'navbar', 'primary'] as const

const cell = (contrast: number | undefined) => {
  if (contrast === undefined) return ''
  return `${contrast.toFixed(2)}${contrast < minimumContrast ? ' !' : ''}`
}

const contrastRows = (contrasts: readonly ThemeContrast[], shade: ThemeContrast['shade']): readonly string[] => {
  const ofShade = contrasts.filter((one) => one.shade === shade)
  const row = (cells: readonly string[]) => `  ${cells.map((text) => text.padEnd(17)).join('')}`.trimEnd()
  return [
    row([`contrast, ${shade}`, ...grounds]),
    ...[...new Set(ofShade.map(({ text }) => text))].map((text) =>
      row([text, ...grounds.map((ground) => cell(ofShade.find((one) => one.text === text && one.ground === ground)?.contrast))]),
    ),
  ]
}

/** Writes a report about a theme for people: contrast of all texts, sizes of the drawings, and what is wrong. */
export const formatReport = ({ key, plugin, contrasts, files, faults }: ThemeReport): string => {
  const bytes = files.reduce((sum, one) => sum + one.bytes, 0)
  return [
    `Theme ${key} (plugins/${plugin})`,
    ...(contrasts.length > 0 ? ['', ...contrastRows(contrasts, 'light'), '', ...contrastRows(contrasts, 'dark')] : []),
    ...(files.length > 0 ? ['', ...files.map((one) => `  assets/${one.file.padEnd(26)}${String(one.bytes).padStart(6)} bytes`)] : []),
    ...(files.length > 0 ? [`  ${'all drawings'.padEnd(33)}${String(bytes).padStart(6)} of ${maximumDrawings} bytes`] : []),
    '',
    ...(faults.length > 0 ? [`Wrong (${faults.length}):`, ...faults.map((fault) => `  ${fault}`)] : ['Nothing is wrong.']),
  ].join('\n')
}
