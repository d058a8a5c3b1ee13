type OnProgress = (percent: number) => void;

/** The context of a mutation with files that hears how much of it has been sent: 0 to 100. */
export const uploadContext = (onProgress: OnProgress) => ({ fetchOptions: { onProgress } });

/** `fetch` cannot tell how far an upload is, so those that want to know go by XMLHttpRequest. */
export const uploadFetch: typeof fetch = (url, options: RequestInit & { onProgress?: OnProgress } = {}) => {
  const { onProgress, ...others } = options;
  return onProgress ? send(String(url), others, onProgress) : fetch(url, options);
};

function send(url: string, { method = 'GET', headers, body, signal }: RequestInit, onProgress: OnProgress) {
  return new Promise<Response>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    new Headers(headers).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(Math.floor((loaded / total) * 100));
    request.onload = () => {
      const { status, statusText, responseText } = request;
      resolve(new Response(responseText, { status, statusText, headers: headersOf(request) }));
    };
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    request.onabort = () => reject(new DOMException('The upload was aborted.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    onProgress(0);
    request.send(body as XMLHttpRequestBodyInit);
  });
}

const headersOf = (request: XMLHttpRequest) =>
  new Headers(
    request
      .getAllResponseHeaders()
      .split('\r\n')
      .filter(Boolean)
      .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
