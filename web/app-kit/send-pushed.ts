/** Sends a message on the main channel, as a plugin declares it in `receives`; returns false without a connection. */
export const sendPushed = async (type: string, data: unknown): Promise<boolean> => {
  // Imported here because the module needs the document.
  const overview = await import('#web/runtime/session/overview.ts')
  return overview.sendPushed(type, data)
}
