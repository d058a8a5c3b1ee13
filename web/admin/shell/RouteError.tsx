import { useRouteError } from 'react-router';
import { FullPageError } from '../pieces/FullPageError';

/** Also shown if a new version removed the old one's files while a page was open. */
export function RouteError() {
  const error = useRouteError();
  const isMissingFile = error instanceof TypeError && /import|module|fetch/i.test(error.message);
  return (
    <FullPageError
      title={isMissingFile ? 'This page could not be loaded' : 'Something went wrong'}
      message={
        isMissingFile
          ? 'The connection failed, or a new version has arrived. Nothing that you saved is lost.'
          : 'The page met an error. Nothing that you saved is lost.'
      }
      retry="Reload"
      onRetry={() => location.reload()}
    />
  );
}
