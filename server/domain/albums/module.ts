import type { Module } from '../../core/module.js';
import { AlbumResolver } from './album.resolver.js';
import { PublicAlbumResolver } from './public-album.resolver.js';

export const albums: Module = { name: 'albums', tables: [], resolvers: [AlbumResolver, PublicAlbumResolver] };
