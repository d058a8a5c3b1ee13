/** An import in the audit log: its id is the caller's, and may look like that of a customer. */
export const importSubject = (importId: string): string => `import:${importId}`;
