/** How many, as in '1 form'. */
export const formsCount = (count: number): string => (count === 1 ? '1 form' : `${count} forms`);

export const signatureWords = (isRequired: boolean): string => (isRequired ? 'Signature required' : 'No signature');
