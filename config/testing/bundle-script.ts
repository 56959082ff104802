import { rolldown } from 'rolldown'

/** Bundles a source file into one script that assigns its exports to `window[name]`, for tests of modules that no page loads yet. */
export const bundleScript = async (file: string, name: string): Promise<string> => {
  const bundle = await rolldown({ input: file })
  const { output } = await bundle.generate({ format: 'iife', name })
  return `${output[0].code}\nwindow[${JSON.stringify(name)}] = ${name}`
}
