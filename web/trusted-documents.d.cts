import type { DocumentNode } from 'graphql';

export function adminText(document: DocumentNode): string;
export function publicText(document: DocumentNode): string;
export function hashOf(text: string): string;
