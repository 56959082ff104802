import { rolldown } from 'rolldown'

/** A source file with all that it imports as one script that puts what it exports under `name` of the window, for tests of what no page loads yet. */
export const scriptOf = async (file: string, name: string): Promise<string> => {
  const bundle = await rolldown({ input: file })
  const { output } = await bundle.generate({ format: 'iife', name })
  return `${output[0].code}\nwindow[${JSON.stringify(name)}] = ${name}`
}
