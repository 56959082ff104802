/** The statements, parameters in their places, that something sent to the database: for itself, and how much more when what all pages share was due. */
export interface Sent {
  readonly own: readonly string[]
  readonly shared: number
}

/** Keeps what is sent, and tells what whatever is asked sends; it is done three times. */
export const recordSent = () => {
  let sent: string[] = []
  return {
    keep: (statement: string): void => void sent.push(statement),
    sentBy: async (ask: () => Promise<unknown>): Promise<Sent> => {
      const tries: (readonly string[])[] = []
      for (let time = 0; time < 3; time++) {
        sent = []
        await ask()
        tries.push(sent)
      }
      // Whichever comes first after two seconds also reads what is kept.
      const [least = [], , most = []] = tries.toSorted((a, b) => a.length - b.length)
      return { own: least, shared: most.length - least.length }
    },
  }
}
